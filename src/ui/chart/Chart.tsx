import type { ReactNode } from "react";
import { inDollars } from "../format.ts";
import { Lazy } from "../Lazy.tsx";
import { anchorOf, besideOf, halfOf, hasRoomBetween, insideOf, type Label, rowsOf, spanOf, xOf } from "./labels.ts";
import { Scrubber } from "./Scrubber.tsx";
import { FOOT, HEIGHT, type Scale, SQUARE, scaleOf, shortDollars } from "./scale.ts";

export type Color = "green" | "amber" | "blue" | "plum" | "violet" | "teal" | "olive";

interface Series {
  readonly label: string;
  readonly color: Color;
  /** One value for each x. */
  readonly values: readonly number[];
  /** A line instead of an area; dashed in the pencil tone for what isn't done. */
  readonly as?: "line" | "dashed";
}

/** A range between two values at each x, drawn behind everything else; the first is the widest. */
interface Band {
  readonly label: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

interface Mark {
  readonly x: number;
  readonly label: string;
}

interface Props {
  /** The finding, as a sentence. */
  readonly title: string;
  /** What readers who can't see it should know. */
  readonly summary: string;
  /** One for each value: years. */
  readonly xs: readonly number[];
  /** Areas, stacked from the bottom up; lines are in front of them. */
  readonly series: readonly Series[];
  readonly bands?: readonly Band[];
  readonly marks?: readonly Mark[];
  /** How to write a value and a place along the bottom; dollars and years by default. */
  readonly yLabel?: (value: number) => string;
  readonly xLabel?: (x: number) => string;
  /** The lowest value drawn, for lines far above zero. Areas start at zero, because their size is the message. */
  readonly lowest?: number;
  /** The same as a table. */
  table(): ReactNode;
}

/** A single place has no width, so its content is drawn from edge to edge. */
function widened(props: Props): Props {
  const { xs, series, bands = [] } = props;
  const [only] = xs;
  if (only === undefined || xs.length > 1) return props;
  const twice = (values: readonly number[]) => [...values, ...values];
  return {
    ...props,
    xs: [only, only + 1],
    series: series.map((one) => ({ ...one, values: twice(one.values) })),
    bands: bands.map((band) => ({ ...band, low: twice(band.low), high: twice(band.high) })),
  };
}

/**
 * An annotated chart over time: the title states the finding, labels are where they belong, and a table has the same
 * figures.
 */
export function Chart(props: Props) {
  const {
    title,
    summary,
    xs,
    series,
    bands = [],
    marks = [],
    yLabel = shortDollars,
    xLabel = String,
    lowest = 0,
    table,
  } = widened(props);
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? first;
  const areas = series.filter((one) => one.as === undefined);
  const lines = series.filter((one) => one.as !== undefined);
  const layers = stacked(areas);
  const all = [
    ...layers.flatMap((layer) => layer.flat()),
    ...lines.flatMap((one) => one.values),
    ...bands.flatMap((band) => [...band.low, ...band.high]),
  ];
  const least = Math.min(lowest, ...all);
  const most = Math.max(0, ...all) || least + 1;
  const isAny = all.some((value) => value !== 0);
  const rows = rowsOf(marks, (x) => Number.parseFloat(scaleOf(first, last, 1).left(x)));
  const headroom = HEADROOM + ROW * Math.max(0, ...rows);
  const full = scaleOf(first, last, least + (most - least) / (1 - headroom / HEIGHT), least);
  // An amount above its line would collide with the title at the very top, and with a mark's label near the left.
  const isFree = (tick: number) =>
    full.top(tick) >= LEAST_TOP &&
    marks.every(
      ({ label, x }, i) =>
        Math.abs(full.top(tick) - ABOVE_LINE - MARK - ROW * (rows[i] ?? 0)) >= ROW ||
        spanOf(label, Number.parseFloat(full.left(x)))[0] > 2 * halfOf(yLabel(tick)),
    );
  const scale = {
    ...full,
    yTicks: full.yTicks.filter((tick) => isAny && (areas.length > 0 || isFree(tick))),
  };
  const edge = (values: readonly number[]) => values.map(scale.top);
  const inAreas: (Label | undefined)[] = [];
  for (const [i, layer] of layers.entries()) {
    const [low, high] = [edge(layer.map(([low]) => low)), edge(layer.map(([, high]) => high))];
    const taken = inAreas.filter((label) => label !== undefined);
    inAreas.push(insideOf(areas[i]?.label ?? "", low, high, xs, scale, taken));
  }
  const inBands = bandLabels(bands, lines[0], xs, scale);
  // Areas too thin for text are named below the chart.
  const thin = areas.filter(({ label, values }, i) => label && !inAreas[i] && values.some((value) => value !== 0));
  const unnamed = bands.filter(({ label }) => !inBands.some((one) => one.label === label));
  const besideLines = lineLabels(
    lines,
    [...layers.map((layer) => edge(layer.map(([, high]) => high))), edge(xs.map(() => Math.max(0, least)))],
    [
      ...inBands,
      ...inAreas.filter((label) => label !== undefined),
      ...(areas.length > 0 ? [] : scale.yTicks).map((tick) => {
        const label = yLabel(tick);
        return { label, left: halfOf(label), y: scale.top(tick) - ABOVE_LINE };
      }),
      ...marks.map(({ label, x }, i) => ({
        label,
        left: inside(label, Number.parseFloat(scale.left(x))),
        y: MARK + ROW * (rows[i] ?? 0),
      })),
    ],
    xs,
    scale,
    marks.map(({ x }) => Number.parseFloat(scale.left(x))),
  );
  const inFull = yLabel === shortDollars ? inDollars : yLabel;
  const valuesAt = (at: number) => [
    ...props.series
      .filter(({ values }) => values[at] !== undefined)
      .map(({ label, values }) => [label || (bands.length > 0 ? "Middle" : ""), inFull(values[at] as number)] as const),
    ...(props.bands ?? []).map(
      ({ label, low, high }) => [label, `${inFull(low[at] ?? 0)} to ${inFull(high[at] ?? 0)}`] as const,
    ),
  ];
  const axes = (
    <Axes
      scale={scale}
      base={Math.max(0, least)}
      first={first}
      last={props.xs.at(-1) ?? first}
      yLabel={yLabel}
      xLabel={xLabel}
      beside={areas.length > 0}
    />
  );
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <Scrubber
        label={props.xLabel ? "Point" : "Year"}
        xs={props.xs}
        left={scale.left}
        xLabel={xLabel}
        valuesAt={valuesAt}
        withAreas={areas.length > 0}
      >
        <svg
          role="img"
          aria-label={summary}
          className={areas.length > 0 ? "with-areas" : undefined}
          width="100%"
          height={HEIGHT + FOOT}
        >
          {/* Behind lines, which its amounts would interrupt; in front of areas, which would hide it. */}
          {areas.length === 0 && axes}
          <svg
            width="100%"
            height={HEIGHT}
            viewBox={`0 0 ${SQUARE} ${SQUARE}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bands.map((band) => (
              <path key={band.label} className="band" d={areaPath(edgesOf(band), xs, scale)} />
            ))}
            {layers.map((layer, i) => (
              <path key={areas[i]?.label} className={`area ${areas[i]?.color}`} d={areaPath(layer, xs, scale)} />
            ))}
            {lines.map((one) => (
              <path key={one.label} className={`stroke ${one.color} ${one.as}`} d={linePath(one.values, xs, scale)} />
            ))}
          </svg>
          {marks.map((mark, i) => (
            <MarkLine key={mark.label} mark={mark} row={rows[i] ?? 0} scale={scale} />
          ))}
          {areas.length > 0 && axes}
          {inBands.map((label) => (
            <Letters key={label.label} of={label} className="in-band" />
          ))}
          {inAreas.map(
            (label, i) =>
              label && <Letters key={label.label} of={label} className={`in-area ${areas[i]?.color as Color}`} />,
          )}
          {besideLines.map((label) => (
            <Letters key={label.label} of={label} className="on" />
          ))}
        </svg>
      </Scrubber>
      {thin.length > 0 && (
        <p className="soft small">
          {thin.map(({ label, color }) => (
            <span key={label}>
              <i className={`swatch ${color}`} aria-hidden="true" /> {label}{" "}
            </span>
          ))}
        </p>
      )}
      {isAny && unnamed.length > 0 && (
        <p className="soft small">Shaded: {bands.map(({ label }) => label).join("; darker: ")}.</p>
      )}
      <Lazy title="Show as a table" className="twin">
        {table}
      </Lazy>
    </figure>
  );
}

/** Pixels above the highest point for the marks' labels: their line, and a second row if two would collide. */
const HEADROOM = 24;
const MARK = 12;
const ROW = 18;
/** Pixels from the top at which an amount fits above its line, and from its baseline to that line. */
const LEAST_TOP = 14;
const ABOVE_LINE = 4;

type Layer = readonly (readonly [low: number, high: number])[];

function stacked(areas: readonly Series[]): Layer[] {
  const tops = (areas[0]?.values ?? []).map(() => 0);
  return areas.map(({ values }) =>
    tops.map((low, i) => {
      const high = low + (values[i] ?? 0);
      tops[i] = high;
      return [low, high];
    }),
  );
}

const pointsOf = (values: readonly number[], xs: readonly number[], scale: Scale) =>
  values.map((value, i) => `${Math.round(scale.x(xs[i] ?? 0))},${Math.round(scale.y(value))}`);

const linePath = (values: readonly number[], xs: readonly number[], scale: Scale) =>
  `M${pointsOf(values, xs, scale).join("L")}`;

/** Along the upper edge, and back along the lower one. */
const areaPath = (layer: Layer, xs: readonly number[], scale: Scale) => {
  const edge = (end: 0 | 1) =>
    pointsOf(
      layer.map((point) => point[end]),
      xs,
      scale,
    );
  return `M${[...edge(1), ...edge(0).reverse()].join("L")}Z`;
};

interface AxesProps {
  readonly scale: Scale;
  /** The value of the bottom line: zero, or the lowest that is drawn. */
  readonly base: number;
  readonly first: number;
  readonly last: number;
  readonly yLabel: (value: number) => string;
  readonly xLabel: (x: number) => string;
  /** Amounts are to the left of the chart, because areas would hide them inside it. */
  readonly beside: boolean;
}

/** Few ticks: three amounts, and the years at the chart's ends and in between. */
const Axes = ({ scale, base, first, last, yLabel, xLabel, beside }: AxesProps) => {
  const middle = Math.round((first + last) / 2);
  const hasMiddle = middle > first && middle < last && hasRoomBetween(xLabel(first), xLabel(middle), xLabel(last));
  return (
    <g className="axes">
      {scale.yTicks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={scale.top(tick)} y2={scale.top(tick)} />
          <text
            x={beside ? -8 : 0}
            y={scale.top(tick) + (beside ? 4 : -ABOVE_LINE)}
            textAnchor={beside ? "end" : "start"}
          >
            {yLabel(tick)}
          </text>
        </g>
      ))}
      <line className="base" x1="0" x2="100%" y1={scale.top(base)} y2={scale.top(base)} />
      <text x="0" y={HEIGHT + 18}>
        {xLabel(first)}
      </text>
      {hasMiddle && (
        <text x={scale.left(middle)} y={HEIGHT + 18} textAnchor="middle">
          {xLabel(middle)}
        </text>
      )}
      {last > first && (
        <text x="100%" y={HEIGHT + 18} textAnchor="end">
          {xLabel(last)}
        </text>
      )}
    </g>
  );
};

const anchorAt = (percent: string) => anchorOf(Number.parseFloat(percent));

interface MarkProps {
  readonly mark: Mark;
  readonly row: number;
  readonly scale: Scale;
}

const MarkLine = ({ mark, row, scale }: MarkProps) => (
  <g className="mark-line">
    <line x1={scale.left(mark.x)} x2={scale.left(mark.x)} y1={MARK + 6 + ROW * row} y2={HEIGHT} />
    <text x={scale.left(mark.x)} y={MARK + ROW * row} textAnchor={anchorAt(scale.left(mark.x))}>
      {mark.label}
    </text>
  </g>
);

const edgesOf = ({ low, high }: Band): Layer => low.map((value, i) => [value, high[i] ?? value]);

const Letters = ({ of, className }: { readonly of: Label; readonly className: string }) => (
  <text className={className} x={`${xOf(of)}%`} y={of.y} textAnchor={of.anchor ?? "middle"}>
    {of.label}
  </text>
);

/** Shifted so that the whole label is inside the chart. */
const inside = (label: string, left: number) => Math.max(halfOf(label), Math.min(100 - halfOf(label), left));

/** In percent of the width; tick amounts are to the left of it. */
const BESIDE_TICKS = 18;

/**
 * A band's label is inside its ring, between its edge and the next one's or the middle line; otherwise above, or else
 * below.
 */
const bandLabels = (bands: readonly Band[], middle: Series | undefined, xs: readonly number[], scale: Scale): Label[] =>
  bands.flatMap(({ label, low, high }, i) => {
    const edge = (values: readonly number[]) => values.map(scale.top);
    const next = bands[i + 1] ?? { low: middle?.values ?? low, high: middle?.values ?? low };
    const thin = (x: number) => Number.parseFloat(scale.left(x)) < BESIDE_TICKS;
    const ring = (lower: readonly number[], upper: readonly number[]) => {
      const top = edge(upper);
      const bottom = edge(lower).map((y, at) => (thin(xs[at] ?? 0) ? (top[at] ?? y) : y));
      return insideOf(label, bottom, top, xs, scale);
    };
    return ring(next.high, high) ?? ring(low, next.low) ?? [];
  });

/** Each line's label avoids the other lines, the edges of areas, the base line, and labels already placed. */
function lineLabels(
  lines: readonly Series[],
  edges: readonly (readonly number[])[],
  taken: readonly Label[],
  xs: readonly number[],
  scale: Scale,
  uprights: readonly number[],
): Label[] {
  const own = lines.map(({ values }) => values.map(scale.top));
  const labels: Label[] = [];
  for (const [i, { label }] of lines.entries()) {
    const others = [...own.filter((_, other) => other !== i), ...edges];
    const found = label && besideOf(label, own[i] ?? [], others, [...taken, ...labels], xs, scale, uprights);
    if (found) labels.push(found);
  }
  return labels;
}
