import type { ReactNode } from "react";
import { termNamed } from "./glossary.ts";

interface Props {
  /** Its id in the glossary. A term that is not there fails the build. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A term of the glossary where a page first uses it. Names that the glossary knows are linked by themselves. */
export const Term = ({ of, children }: Props) => <a href={`/guides#${termNamed(of).id}`}>{children}</a>;
