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

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Options<P> {
  /** What it is, in words: "the charts". */
  readonly what: string;
  /** The component itself while the page is built; undefined in the browser, where it is loaded. */
  readonly atBuild: ComponentType<P> | null;
  readonly load: Load<P>;
}

const detailsIn = (part: HTMLElement) => [...part.querySelectorAll("details")];
type Control = HTMLInputElement | HTMLSelectElement;

/** Whether its content differs from what the page was built with. */
const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue;

const tabsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("[role=tab]")];

const pressablesIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("summary, button")];

const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("button:not([role=tab])")];

/**
 * What a visitor did in a part before its code loaded: what is open, what was typed or pressed, and where the caret is.
 */
const tracesIn = (part: HTMLElement) => ({
  tab: tabsIn(part).findLastIndex((tab) => tab.dataset.typed !== undefined),
  held: pressablesIn(part).findIndex((one) => one.matches(":active")),
  pressed: buttonsIn(part).findLast(({ dataset }) => dataset.typed !== undefined)?.textContent,
  open: detailsIn(part).map((one) => one.open),
  typed: [...part.querySelectorAll<Control>("input[type=text][id], select[id]")]
    .filter(isChanged)
    .map(({ id, value }) => ({ id, value })),
  focus: part.contains(document.activeElement) ? document.activeElement?.id : "",
});

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
        arrived(load).then(
          (loaded) => startTransition(() => setLoaded(() => loaded.default)),
          (fault) => {
            setFailed(isLost(fault) ? "lost" : "broken");
            tell(fault);
          },
        ),
      );
    }, [attempt]);
    const root = useRef<HTMLDivElement>(null);
    const traces = useRef<ReturnType<typeof tracesIn>>(undefined);
    // What was typed goes into the new controls before their own layout effects, where fields take it over.
    useInsertionEffect(() => {
      for (const { id, value } of (Loaded && traces.current?.typed) ?? []) {
        const control = document.getElementById(id) as Control | null;
        if (control) control.value = value;
      }
    }, [Loaded]);
    useLayoutEffect(() => {
      if (!Loaded || !root.current || !traces.current) return;
      const { tab, held, pressed, open, focus } = traces.current;
      const under = pressablesIn(root.current)[held];
      // A press that began on what is gone ends on what took its place; the browser makes no click of that.
      if (under)
        addEventListener("mouseup", ({ target }) => under.contains(target as Node) && under.click(), { once: true });
      for (const [i, one] of detailsIn(root.current).entries()) if (open[i]) one.open = true;
      tabsIn(root.current)[tab]?.click();
      if (focus) document.getElementById(focus)?.focus();
      // By its text, because other numbers may mean more or fewer buttons by now.
      if (pressed)
        buttonsIn(root.current)
          .find(({ textContent }) => textContent === pressed)
          ?.click();
    }, [Loaded]);
    if (failed) return <Failed what={what} how={failed} again={() => setAttempt(attempt + 1)} />;
    const Now = Built ?? Loaded;
    if (Now)
      return (
        <InSight className="later" key="live" root={root} data-part={Built ? "built" : "live"}>
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
          traces.current = tracesIn(built as HTMLElement);
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
