import { Component, type ReactNode } from "react";
import { isLost } from "../arrived.ts";
import { tell } from "../fault/tell.ts";

interface Props {
  /** What this is, in words: "the chart". */
  readonly what: string;
  /** The id of this content, if something else on the page points to it. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}
interface State {
  readonly failed: false | "lost" | "broken";
}

/** Contains our errors in the panel where they happen. What was typed stays, and the rest of the page keeps working. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(fault: unknown): State {
    return { failed: isLost(fault) ? "lost" : "broken" };
  }

  override componentDidCatch(fault: unknown) {
    tell(fault);
  }

  override render() {
    const { what, id, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    return <Failed id={id} what={what} how={failed} again={() => this.setState({ failed: false })} />;
  }
}

interface FailedProps {
  readonly id?: string | undefined;
  readonly what: string;
  readonly how: "lost" | "broken";
  again(): void;
}

export const Failed = ({ id, what, how, again }: FailedProps) => (
  <div className="failed" role="alert" id={id}>
    <p>
      {how === "lost"
        ? `Part of this page, ${what}, did not load. Check your connection. What you typed is still here.`
        : `Something went wrong on our side with ${what}. What you typed is still here.`}
    </p>
    <button type="button" onClick={again}>
      Try again
    </button>
  </div>
);
