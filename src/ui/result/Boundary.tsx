import { Component, type ReactNode } from "react";
import { isLost } from "../arrived.ts";
import { tell } from "../fault/tell.ts";
import { keepNow } from "../form/keep.ts";

interface Props {
  /** What this is, in words: "the chart". */
  readonly what: string;
  /** The id of this content, if something else on the page points to it. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}
interface State {
  readonly failed: false | "lost" | "broken";
  readonly isRetried: boolean;
}

/** Contains our errors in the panel where they happen. What was typed stays, and the rest of the page keeps working. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, isRetried: false };

  static getDerivedStateFromError(fault: unknown): Pick<State, "failed"> {
    return { failed: isLost(fault) ? "lost" : "broken" };
  }

  override componentDidCatch(fault: unknown) {
    tell(fault);
  }

  override render() {
    const { what, id, children } = this.props;
    const { failed, isRetried } = this.state;
    if (!failed) return children;
    const again = () => this.setState({ failed: false, isRetried: true });
    return <Failed id={id} what={what} how={failed} isRetried={isRetried} again={again} />;
  }
}

interface FailedProps {
  readonly id?: string | undefined;
  readonly what: string;
  readonly how: "lost" | "broken";
  /** "Try again" has been pressed before. */
  readonly isRetried?: boolean;
  again(): void;
}

function reload() {
  keepNow();
  location.reload();
}

export function Failed({ id, what, how, isRetried, again }: FailedProps) {
  const hasNotCome = how === "lost";
  // Until mid-2026, browsers never requested a script again if it had failed to load in the same page view.
  const reloads = hasNotCome && isRetried;
  return (
    <div className="failed" role="alert" id={id}>
      <p>
        {hasNotCome
          ? `Part of this page, ${what}, did not load. Check your connection.`
          : `Something went wrong on our side with ${what}.`}{" "}
        What you typed is still here.
      </p>
      <button type="button" onClick={reloads ? reload : again}>
        {reloads ? "Reload the page" : "Try again"}
      </button>
    </div>
  );
}
