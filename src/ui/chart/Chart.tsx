import { area, curveLinear, line, stack } from "d3-shape";
import type { ReactNode } from "react";
import { Lazy } from "../Lazy.tsx";
import { FOOT, HEIGHT, type Scale, SQUARE, scaleOf, shortDollars } from "./scale.ts";

export type Colour = "principal" | "interest" | "tax" | "insurance" | "other";

export interface Series {
  readonly label: string;
  readonly colour: Colour;
  /** One value for each x. */
  readonly values: readonly number[];
  /** A line instead of an area; dashed in the pencil tone for what is not done. */
  readonly as?: "line" | "dashed";
}

/** A range between two values at each x, drawn behind everything else; the first is the widest. */
export interface Band {
  readonly label: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

export interface Mark {
  readonly x: number;
  readonly label: string;
}

interface Props {
  /** The finding, as a sentence. */
  readonly title: string;
  /** What a reader who cannot see it should know. */
  readonly summary: string;
  /** One for each value: years. */
  readonly xs: readonly number[];
  /** Areas, stacked from the first upward; lines stand in front of them. */
  readonly series: readonly Series[];
  readonly bands?: readonly Band[];
  readonly marks?: readonly Mark[];
  /** How a value and a place along the bottom read; dollars and years, if left out. */
  readonly yLabel?: (value: number) => string;
  readonly xLabel?: (x: number) => string;
  /** The same as a table. */
  table(): ReactNode;
}

/** An annotated drawing over time: the title says the finding, labels stand where they belong, and a table holds the same figures. */
export function Chart({
  title,
  summary,
  xs,
  series,
  bands = [],
  marks = [],
  yLabel = shortDollars,
  xLabel = String,
  table,
}: Props) {
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
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all) || least + 1;
  const scale = scaleOf(first, last, least + (most - least) / (1 - HEADROOM / HEIGHT), least);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg role="img" aria-label={summary} width="100%" height={HEIGHT + FOOT}>
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
            <path key={areas[i]?.label} className={`area ${areas[i]?.colour}`} d={areaPath(layer, xs, scale)} />
          ))}
          {lines.map((one) => (
            <path key={one.label} className={`stroke ${one.colour} ${one.as}`} d={linePath(one.values, xs, scale)} />
          ))}
        </svg>
        <Axes scale={scale} first={first} last={last} yLabel={yLabel} xLabel={xLabel} />
        {marks.map((mark) => (
          <MarkLine key={mark.label} mark={mark} scale={scale} />
        ))}
        {bands.map((band) => (
          <BandLabel key={band.label} band={band} xs={xs} scale={scale} />
        ))}
        {layers.map((layer, i) => (
          <AreaLabel key={areas[i]?.label} label={areas[i]?.label ?? ""} layer={layer} xs={xs} scale={scale} />
        ))}
        {labelsOf(lines, xs, scale).map(({ label, left, y }) => (
          <text key={label} className="on" x={left} y={y} textAnchor={anchorAt(left)}>
            {label}
          </text>
        ))}
      </svg>
      <Lazy title="Show as a table" className="twin">
        {table}
      </Lazy>
    </figure>
  );
}

/** Pixels above the highest point, for the labels of marks. */
const HEADROOM = 24;

type Layer = readonly (readonly [low: number, high: number])[];

function stacked(areas: readonly Series[]): Layer[] {
  const rows = (areas[0]?.values ?? []).map((_, i) => areas.map((one) => one.values[i] ?? 0));
  return stack<number[], number>()
    .keys(areas.keys())
    .value((row, key) => row[key] ?? 0)(rows)
    .map((layer) => layer.map(([low, high]) => [low, high] as const));
}

const areaPath = (layer: Layer, xs: readonly number[], scale: Scale) =>
  area<readonly [number, number]>()
    .x((_, i) => scale.x(xs[i] ?? 0))
    .y0(([low]) => scale.y(low))
    .y1(([, high]) => scale.y(high))
    .curve(curveLinear)
    .digits(1)(layer as [number, number][]) ?? "";

const linePath = (values: readonly number[], xs: readonly number[], scale: Scale) =>
  line<number>()
    .x((_, i) => scale.x(xs[i] ?? 0))
    .y((value) => scale.y(value))
    .digits(1)(values as number[]) ?? "";

interface AxesProps {
  readonly scale: Scale;
  readonly first: number;
  readonly last: number;
  readonly yLabel: (value: number) => string;
  readonly xLabel: (x: number) => string;
}

/** Few ticks: three amounts inside the drawing, the years at its ends and between. */
const Axes = ({ scale, first, last, yLabel, xLabel }: AxesProps) => {
  const middle = Math.round((first + last) / 2);
  return (
    <g className="axes">
      {scale.yTicks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={scale.top(tick)} y2={scale.top(tick)} />
          <text x="0" y={scale.top(tick) - 4}>
            {yLabel(tick)}
          </text>
        </g>
      ))}
      <line className="base" x1="0" x2="100%" y1={scale.top(0)} y2={scale.top(0)} />
      <text x="0" y={HEIGHT + 18}>
        {xLabel(first)}
      </text>
      {middle > first && middle < last && (
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

const anchorAt = (percent: string) => {
  const at = Number.parseFloat(percent);
  return at < 20 ? "start" : at > 80 ? "end" : "middle";
};

const MarkLine = ({ mark, scale }: { readonly mark: Mark; readonly scale: Scale }) => (
  <g className="mark-line">
    <line x1={scale.left(mark.x)} x2={scale.left(mark.x)} y1="18" y2={HEIGHT} />
    <text x={scale.left(mark.x)} y="12" textAnchor={anchorAt(scale.left(mark.x))}>
      {mark.label}
    </text>
  </g>
);

const edgesOf = ({ low, high }: Band): Layer => low.map((value, i) => [value, high[i] ?? value]);

/** The label of a band stands inside its upper edge, in the last third, where bands are wide. */
function BandLabel({
  band,
  xs,
  scale,
}: {
  readonly band: Band;
  readonly xs: readonly number[];
  readonly scale: Scale;
}) {
  const at = Math.round((xs.length - 1) * 0.72);
  const high = band.high[at] ?? 0;
  if (scale.top(band.low[at] ?? 0) - scale.top(high) < 22) return null;
  return (
    <text className="in-band" x={scale.left(xs[at] ?? 0)} y={scale.top(high) + 17} textAnchor="middle">
      {band.label}
    </text>
  );
}

/** The label of an area stands where it is thickest, away from the edges, where amounts stand; an area too thin for letters is named in the table alone. */
function AreaLabel({
  label,
  layer,
  xs,
  scale,
}: {
  readonly label: string;
  readonly layer: Layer;
  readonly xs: readonly number[];
  readonly scale: Scale;
}) {
  let best = Math.floor(layer.length / 4);
  for (const [i, [low, high]] of layer.entries()) {
    const [bestLow = 0, bestHigh = 0] = layer[best] ?? [];
    if (i > best && i < layer.length * 0.85 && high - low > bestHigh - bestLow) best = i;
  }
  const [low = 0, high = 0] = layer[best] ?? [];
  if (scale.top(low) - scale.top(high) < 22) return null;
  const left = scale.left(xs[best] ?? 0);
  return (
    <text className="on" x={left} y={(scale.top(low) + scale.top(high)) / 2 + 5} textAnchor={anchorAt(left)}>
      {label}
    </text>
  );
}

interface Label {
  readonly label: string;
  readonly left: string;
  readonly y: number;
}

/** Labels nearer to each other than this would run into each other: in hundredths of the width, and in pixels. */
const BESIDE = 28;
const BELOW = 18;

/** The label of a line stands above its highest point; among several lines, where it is farthest from the others and from their labels, on its own side. */
function labelsOf(lines: readonly Series[], xs: readonly number[], scale: Scale): Label[] {
  const labels: Label[] = [];
  for (const line of lines) {
    const others = lines.filter((one) => one !== line);
    const above = (i: number) =>
      others
        .map((other) => (line.values[i] ?? 0) - (other.values[i] ?? 0))
        .reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least), Number.POSITIVE_INFINITY);
    const inside = others.length === 0 ? 0 : Math.ceil(xs.length * 0.15);
    const places = [...xs.keys()].slice(inside, xs.length - inside);
    const room = (i: number) => (others.length === 0 ? (line.values[i] ?? 0) : Math.abs(above(i)));
    const labelAt = (i: number): Label => {
      const top = scale.top(line.values[i] ?? 0);
      const y = above(i) < 0 ? Math.min(top + BELOW, HEIGHT - 6) : Math.max(14, top - 8);
      return { label: line.label, left: scale.left(xs[i] ?? 0), y };
    };
    const free = ({ left, y }: Label) =>
      labels.every(
        (one) =>
          Math.abs(one.y - y) >= BELOW || Math.abs(Number.parseFloat(one.left) - Number.parseFloat(left)) >= BESIDE,
      );
    const byRoom = (places.length > 0 ? places : [0]).sort((one, other) => room(other) - room(one)).map(labelAt);
    labels.push(byRoom.find(free) ?? (byRoom[0] as Label));
  }
  return labels;
}
