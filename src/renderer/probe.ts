import { useEffect, useId } from "react";
import type { ProbedPart } from "./host.ts";

export type PartOf<Kind extends ProbedPart["kind"]> = Extract<ProbedPart, { readonly kind: Kind }>;

/** Gives the data of a part to the probe, if there is one, as long as the part is mounted; nothing in a build. */
export const useProbe: (part: ProbedPart) => void = import.meta.env.DEV ? useLiveProbe : () => undefined;

function useLiveProbe(part: ProbedPart): void {
  const { probe } = part.screen.host;
  const id = useId();
  useEffect(() => probe?.put(id, part));
  useEffect(() => () => probe?.drop(id), [probe, id]);
}

/** The mark of an element in development: a node by its name, or the part that the nodes inside it belong to. */
export type NodeMark =
  | `${"action" | "column" | "field" | "filter" | "section" | "tab"}:${string}`
  | `${"screen" | "dialog"}:${string}`
  | "aside";

/** The attribute by which the development panel finds an element's node; a build does not even make the text. */
export const nodeMark = import.meta.env.DEV ? (mark: NodeMark) => ({ "data-node": mark }) : undefined;
