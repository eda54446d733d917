import { startTransition, useEffect, useState } from "react";

/** Whether an element has scrolled out of view, or further away than `margin`; and a way to say that it isn't. */
export function useIsAway(find: () => Element | null, margin = "0%") {
  const [isAway, setAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same element for as long as the component is there
  useEffect(() => {
    const element = find();
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([seen]) => startTransition(() => setAway(seen?.isIntersecting === false)),
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [isAway, setAway] as const;
}
