/**
 * Keeps explanations out of what a page needs for its first answer.
 *
 * A figure stands with its label and source. A bundler cannot split a file, so that whoever needs the figure would load its source too.
 * In the build for browsers, therefore:
 * - the list of costs is two modules: as it is named, bare; and with `?words`, with what each cost is and what to keep for it;
 * - the tables of a tax year are two modules: as they are named, the bare values; and with `?cited`, labels and sources too.
 * The code that runs is the same either way, which is why tests and tools do without this.
 */
import type { Plugin } from "vite";
import { filingStatuses } from "../../src/engine/tax/filing-status.ts";
import * as business from "../../src/law/us/business.ts";
import { years } from "../../src/law/us/index.ts";
import * as statute from "../../src/law/us/statute.ts";

const IMPORT = /^import \{([^}]*)\} from "(\.[^"]+\.ts)";$/gm;
const isCited = (name: string) => ["figuresFor", "lawScope", "figuresIn"].includes(name);

/** The same import, of those names that belong to the other module of the file from there. */
const parted = (code: string, path: RegExp, belongs: (name: string) => boolean, query: string) =>
  code.replace(IMPORT, (whole, list: string, from: string) => {
    if (!path.test(from)) return whole;
    const names = list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const there = names.filter(belongs);
    if (there.length === 0) return whole;
    const here = names.filter((name) => !belongs(name));
    const rest = here.length > 0 ? `import { ${here.join(", ")} } from "${from}";\n` : "";
    return `${rest}import { ${there.join(", ")} } from "${from}?${query}";`;
  });

/** Calls that only make a value, so that what nobody uses can go. */
const pure = (code: string) =>
  code.replace(/= (usc26|part|each|source|yearly|figure|five)(<[^=;]*>)?\(/g, "= /*#__PURE__*/ $1$2(");

const isFigure = (entry: object): entry is { readonly value: unknown } =>
  "value" in entry && "unit" in entry && "source" in entry;
const isByStatus = (entry: object): entry is Readonly<Record<string, { readonly value: unknown }>> =>
  filingStatuses.every((status) => status in entry);

/** A value as code; brackets as the published table has them, floor and rate in turn. */
const bareValue = (value: unknown): string =>
  Array.isArray(value) && typeof value[0] === "object"
    ? `b(${value.map(({ floor, rate }) => [floor, rate])})`
    : JSON.stringify(value);

/** Tables as bare values, in the shape of figures. Those of a year are wanted all together, and are one object. */
function bare(name: string, tables: Readonly<Record<string, unknown>>): string {
  const written = (entry: unknown): string => {
    if (typeof entry !== "object" || entry === null) return JSON.stringify(entry);
    if (isFigure(entry)) return `f(${bareValue(entry.value)})`;
    if (isByStatus(entry)) return `s(${filingStatuses.map((status) => bareValue(entry[status]?.value))})`;
    return `{${Object.entries(entry)
      .map(([name, inner]) => `${JSON.stringify(name)}:${written(inner)}`)
      .join(",")}}`;
  };
  const exported = Object.entries(tables).filter(([, table]) => typeof table === "object");
  return [
    'const f = (value) => ({ value, unit: "", label: "", source: null });',
    `const s = (...five) => Object.fromEntries(${JSON.stringify(filingStatuses)}.map((status, i) => [status, f(five[i])]));`,
    "const b = (...row) => row.flatMap((floor, i) => (i % 2 === 0 ? { floor, rate: row[i + 1] } : []));",
    ...(name in years
      ? [`export const year = {${exported.map(([table, entry]) => `${table}:${written(entry)}`)}};`]
      : exported.map(([table, entry]) => `export const ${table} = /*#__PURE__*/ (() => (${written(entry)}))();`)),
  ].join("\n");
}

/** The tables that a first answer needs, by the name of their file. */
const tables = Object.entries({ ...years, statute, business });

export function explanationsApart(): Plugin {
  return {
    name: "explanations-apart",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const [file = "", query = ""] = id.split("?");
      if (this.environment.name !== "client" || !/\/src\/(engine|law|calculators)\/.*\.tsx?$/.test(file)) return null;
      const table = tables.find(([name]) => file.endsWith(`/law/us/${name}.ts`));
      if (table && query !== "cited") return { code: bare(...table), map: null };
      let parts = parted(code, /law\/us\/index\.ts$/, isCited, "cited");
      if (file.endsWith("/steps.ts")) parts = parted(parts, /law\/us\/business\.ts$/, () => true, "cited");
      if (query === "cited") parts = parts.replace(/from "(\.\/(?:\d{4}|statute)\.ts)"/g, 'from "$1?cited"');
      else if (file.endsWith("/law/us/index.ts"))
        parts = parts.replace(/import \* as (\w+) from "(\.\/\d{4}\.ts)"/g, 'import { year as $1 } from "$2"');
      if (file.endsWith("/hints.ts")) parts = parted(parts, /business-categories\.ts$/, () => true, "words");
      if (file.endsWith("/business-categories.ts") && query !== "words")
        parts = parts.replace(/^\s*(examples|note|records|elsewhere|code|work): .*,$/gm, "");
      return { code: pure(parts), map: null };
    },
  };
}
