import type { Form } from "@formily/core";
import { useEffect, useId } from "react";
import type { DetailSectionPlan, FormBody } from "../schema/plan/plans/screen-plan.ts";
import type { TreeNode } from "./list/aside/tree-nodes.ts";
import type { KeyedRow } from "./list/data/rows-page.ts";
import type { Scope, Screen } from "./screen.ts";

/** Is told what the parts of open screens work with; only the development panel asks for it. */
export interface Probe {
  readonly put: (id: string, part: ProbedPart) => void;
  readonly drop: (id: string) => void;
}

/** A part of a screen that is on show. */
export type ProbedPart = { readonly screen: Screen } & (
  | { readonly kind: "screen" }
  | {
      readonly kind: "list";
      /** Names that actions without a row see; those with one see `row` beside it. */
      readonly scope: Scope;
      readonly rows: readonly KeyedRow[];
      /** Those on show. */
      readonly columns: readonly { readonly id: string }[];
    }
  | {
      readonly kind: "query";
      /** The filters as they are typed now. */
      readonly values: () => { readonly [filterId: string]: unknown };
      /** Ids of the filters behind 展开. */
      readonly folded: readonly string[];
    }
  | { readonly kind: "aside"; readonly nodes: readonly TreeNode[] }
  | { readonly kind: "record"; readonly sections: readonly DetailSectionPlan[]; readonly scope: Scope }
  | { readonly kind: "form"; readonly body: FormBody; readonly form: Form; readonly scope: Scope }
);

export type PartOf<Kind extends ProbedPart["kind"]> = Extract<ProbedPart, { readonly kind: Kind }>;

/** Tells the probe, if there is one, what a part works with for as long as it is on show; nothing in a build. */
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
