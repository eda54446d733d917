/** The few helpers our plugins need for a Markdown and MDX tree. */

export interface Node {
  type: string;
  value?: string;
  name?: string | null;
  url?: string;
  depth?: number;
  attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, string> };
  position?: object;
}

/** What a plugin may say and leave behind about the file it works on. */
export interface File {
  readonly path?: string;
  data: { astro?: { frontmatter?: Record<string, unknown> } };
  fail(reason: string, place?: object): never;
}

export const isElement = (node: Node, name: string) =>
  (node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.name === name;

/** The text of a JSX element's attribute; undefined if it is missing or isn't plain text. */
export function attribute(node: Node, name: string): string | undefined {
  const found = node.attributes?.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}

export const text = (value: string): Node => ({ type: "text", value });

export const link = (url: string, children: Node[], properties: Record<string, string>): Node => ({
  type: "link",
  url,
  children,
  data: { hProperties: properties },
});

/** Replaces children one by one with zero, one or several nodes, and continues into those that stay. */
export function replace(
  node: Node,
  by: (child: Node, parents: readonly Node[]) => Node[],
  parents: readonly Node[] = [],
): void {
  if (!node.children) return;
  const around = [...parents, node];
  node.children = node.children.flatMap((child) => {
    const next = by(child, around);
    if (next.length === 1 && next[0] === child) replace(child, by, around);
    return next;
  });
}

/** All text inside a node. */
export const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join("");
