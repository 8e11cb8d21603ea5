import type { NodeMark } from "../../../renderer/probe.ts";
import type {
  ActionPlan,
  ColumnPlan,
  DetailSectionPlan,
  DialogPlan,
  FilterPlan,
  FormSchema,
  ListTabsPlan,
  TabsPlan,
} from "../../../schema/plan/plans/screen-plan.ts";
import type { RoutePlan } from "../../../schema/plan/plans/shell-plan.ts";

/** The part of the page that holds a node's elements: the screen itself, the tree beside its list, or one of its dialogs. */
export type NodePart = "" | "aside" | `dialogs/${string}`;

/** Names that the conditions of an action see beside those of the screen. */
export type ActionPlace = "list" | "row" | "entry" | "selection" | "node" | "record" | "form";

export type NodeItem =
  | { readonly kind: "group" }
  | { readonly kind: "screen" }
  /** `isMain`: of the list itself, whose columns a user can take away. */
  | { readonly kind: "column"; readonly column: ColumnPlan; readonly isMain: boolean }
  | { readonly kind: "filter"; readonly filter: FilterPlan }
  | { readonly kind: "tab"; readonly tab: ListTabsPlan["items"][number] | TabsPlan["items"][number] }
  | { readonly kind: "action"; readonly action: ActionPlan; readonly place: ActionPlace }
  | { readonly kind: "section"; readonly section: DetailSectionPlan }
  | {
      readonly kind: "recordField";
      readonly field: DetailSectionPlan["fields"][number];
      readonly section: DetailSectionPlan;
    }
  | {
      readonly kind: "formField";
      readonly schema: FormSchema;
      /** Formily's address; in a list of entries that of the first one. */
      readonly address: string;
      /** The whole form, whose other fields may act on this one. */
      readonly form: FormSchema;
    }
  | { readonly kind: "dialog"; readonly dialog: DialogPlan }
  | { readonly kind: "route"; readonly route: RoutePlan; readonly hasMenuEntry: boolean };

/** A piece of a screen that has a state of its own, on show or not. */
export interface PlanNode {
  /** In the plan, and likewise in the schema with all blocks merged in. */
  readonly pointer: string;
  readonly part: NodePart;
  /** The mark on its element; absent for a mere heading. */
  readonly mark?: NodeMark;
  readonly title: string;
  readonly item: NodeItem;
  readonly children: readonly PlanNode[];
}

/** A heading over nodes of one kind. */
export function groupNode(pointer: string, title: string, children: readonly PlanNode[]): PlanNode[] {
  return children.length === 0 ? [] : [{ pointer, part: "", title, item: { kind: "group" }, children }];
}
