import type { ReactNode } from "react";
import { termNamed } from "./glossary.ts";

interface Props {
  /** Its id in the glossary. An unknown term fails the build. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A glossary term where a page first uses it. Names in the glossary are linked automatically. */
export const Term = ({ of, children }: Props) => <a href={`/guides#${termNamed(of).id}`}>{children}</a>;
