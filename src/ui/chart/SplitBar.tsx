import type { Color } from "./Chart.tsx";

interface Part {
  readonly label: string;
  readonly color: Color;
  readonly amount: number;
}

/**
 * A whole and its parts as one bar. The ledger below names them in the same colors and order, so screen readers skip
 * the bar.
 */
export function SplitBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0);
  let at = 0;
  return (
    <svg className="split" width="100%" height="28" aria-hidden="true">
      {whole > 0 &&
        parts.map(({ label, color, amount }) => {
          const x = (at / whole) * 100;
          const width = (Math.max(0, amount) / whole) * 100;
          at += Math.max(0, amount);
          return <rect key={label} className={`area ${color}`} x={`${x}%`} width={`${width}%`} height="28" />;
        })}
    </svg>
  );
}
