import {
  type ComponentType,
  createElement,
  lazy,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { arrived, isLost } from "./arrived.ts";
import { tell } from "./fault/tell.ts";
import { InSight } from "./InSight.tsx";
import { Boundary, Failed } from "./result/Boundary.tsx";
import type { Traces } from "./traces.ts";

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Options<P> {
  /** What it is, in words: "the charts". */
  readonly what: string;
  /** The component itself while the page is built; undefined in the browser, where it is loaded. */
  readonly atBuild: ComponentType<P> | null;
  readonly load: Load<P>;
}

/** An empty text that browsers with Trusted Types accept as HTML. */
const nothing = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "";

/**
 * A part of the page whose code loads after the answer. It is there from the first paint as it was built; once its code
 * has loaded, it follows the visitor's numbers. Until then, nothing in the built part is touched. Errors in it stay
 * inside it.
 */
export function later<P extends object>({ what, atBuild: Built, load }: Options<P>) {
  return function Later(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
    const [failed, setFailed] = useState<"lost" | "broken">();
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once
    useEffect(() => {
      setFailed(undefined);
      // Requested in a separate task, and rendered in short ones, so that typing never waits for it.
      setTimeout(() =>
        Promise.all([arrived(load), arrived(() => import("./traces.ts"))]).then(
          ([loaded, loadedKit]) => {
            kit.current = loadedKit;
            startTransition(() => setLoaded(() => loaded.default));
          },
          (fault) => {
            setFailed(isLost(fault) ? "lost" : "broken");
            tell(fault);
          },
        ),
      );
    }, [attempt]);
    const root = useRef<HTMLDivElement>(null);
    const kit = useRef<typeof import("./traces.ts")>(undefined);
    const traces = useRef<Traces>(undefined);
    // What was typed goes into the new controls before their own layout effects, where fields take it over.
    useInsertionEffect(() => {
      if (Loaded && traces.current) kit.current?.typeAgain(traces.current);
    }, [Loaded]);
    useLayoutEffect(() => {
      if (Loaded && root.current && traces.current) kit.current?.doAgain(root.current, traces.current);
    }, [Loaded]);
    if (failed)
      return <Failed what={what} how={failed} isRetried={attempt > 0} again={() => setAttempt(attempt + 1)} />;
    const Now = Built ?? Loaded;
    if (Now)
      return (
        <InSight key="live" root={root} part={Built ? "built" : "live"}>
          <Boundary what={what}>
            <Now {...props} />
          </Boundary>
        </InSight>
      );
    return (
      <div
        className="later"
        key="built"
        data-part="built"
        // At the last moment, before it is removed.
        ref={(built) => () => {
          traces.current = kit.current?.tracesIn(built as HTMLElement);
        }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which leaves what was built as it is
        dangerouslySetInnerHTML={{ __html: nothing }}
      />
    );
  };
}

/**
 * A part that loads when it is first rendered. It has to be inside a `<Suspense>`, and inside a `<Boundary>` whose "Try
 * again" retries the load; React alone would remember forever that it failed.
 */
export function onDemand<P extends object>(load: Load<P>): ComponentType<P> {
  const asked = (): ComponentType<P> =>
    lazy(() =>
      arrived(load).catch((fault: unknown) => {
        Part = asked();
        throw fault;
      }),
    ) as unknown as ComponentType<P>;
  let Part = asked();
  return function OnDemand(props: P) {
    return createElement(Part, props);
  };
}
