/**
 * The input of the renderer for a screen: a frozen, self-contained normal form made by `planScreen`. Everything a
 * screen needs of the catalogue (calls, titles, code tables) is resolved into it.
 */
import type { ActionPlan, StepPlan } from "./action-plan.ts";
import type { DetailBody, DialogPlan, FormBody, IdentityPlan, ShownItemPlan } from "./dialog-plan.ts";
import type { EmbeddedSystem } from "./embedded-system.ts";
import type { ColumnPlan, EnumEntry, FilterPlan, StatePlan } from "./field-plan.ts";
import type {
  AsidePlan,
  EditPlan,
  ExpandPlan,
  ListTabsPlan,
  RoundPlan,
  SelectablePlan,
  SummaryPlan,
  TonePlan,
  TreePlan,
} from "./list-plan.ts";
import type { Template } from "./template.ts";
import type { ViewPlan } from "./view-plan.ts";
import type { CallPlan, CallUse } from "./wire-plan.ts";

export type * from "./action-plan.ts";
export type * from "./dialog-plan.ts";
export type * from "./field-plan.ts";
export type * from "./list-plan.ts";
export type * from "./template.ts";
export type * from "./view-plan.ts";
export type * from "./wire-plan.ts";

/** Raised when an older renderer could not show a plan of the new form. */
export const PLAN_FORMAT = 2;

/** A value that a screen is given: by an address, or by the screen that shows it. */
export interface InputPlan {
  readonly name: string;
  readonly title: string;
  /** An address is read by it. */
  readonly type: "integer" | "number" | "string" | "boolean" | "array" | "object";
  readonly optional?: true;
}

/** The subject of a screen, chosen by the user above it. */
export interface ContextPlan {
  /** The operations that a company is searched by, and looked up with its neighbours. */
  readonly company?: {
    readonly search: { readonly call: string };
    readonly chosen: { readonly call: string };
    /** Code tables of the facts beside its name. */
    readonly type: { readonly enum: string };
    readonly status: { readonly enum: string };
  };
  /** The first and the last period, `YYYY-MM`, that can be chosen; whether the last of each quarter can alone. */
  readonly period?: { readonly min?: Template; readonly max?: Template; readonly quarterly?: Template };
}

interface PlanHeader {
  readonly format: number;
  /** Hash of the catalogue the plan was made from. */
  readonly catalogue: string;
  readonly id: string;
  readonly title: string;
  readonly permission?: string;
  /** `given` in expressions. */
  readonly inputs?: readonly InputPlan[];
  readonly context?: ContextPlan;
  readonly calls: { readonly [operationId: string]: CallPlan };
  readonly enums: { readonly [name: string]: readonly EnumEntry[] };
  readonly states?: { readonly [name: string]: StatePlan };
}

export interface ListPlan extends PlanHeader {
  readonly kind: "list";
  readonly source: CallUse;
  readonly rowKey: string;
  readonly pageSize: number;
  readonly tabs?: ListTabsPlan;
  readonly aside?: AsidePlan;
  readonly filters: readonly FilterPlan[];
  readonly columns: readonly ColumnPlan[];
  /** Column and direction that the list opens with. */
  readonly sorted?: { readonly column: string; readonly order: "ascending" | "descending" };
  readonly tree?: TreePlan;
  /** Beside the table. */
  readonly views?: readonly ViewPlan[];
  readonly edit?: EditPlan;
  readonly selectable?: SelectablePlan;
  readonly tone?: readonly TonePlan[];
  readonly summary?: SummaryPlan;
  readonly expand?: ExpandPlan;
  /** Each with its own clock. */
  readonly refresh?: readonly RoundPlan[];
  /** The kind of record whose changes are shown as they come. */
  readonly live?: { readonly on: string };
  readonly toolbar: readonly ActionPlan[];
  readonly rowActions: readonly ActionPlan[];
  readonly selectionActions: readonly ActionPlan[];
  readonly dialogs: { readonly [id: string]: DialogPlan };
}

/** A form that is a page of its own. */
export interface FormPlan extends PlanHeader, FormBody {
  readonly kind: "form";
  /** Run after the form has been sent. */
  readonly done: readonly StepPlan[];
  readonly dialogs: { readonly [id: string]: DialogPlan };
}

/** A record that is a page of its own. */
export interface PagePlan extends PlanHeader, DetailBody {
  readonly kind: "page";
  readonly identity?: IdentityPlan;
  /** Absent: in the head. */
  readonly actionsAt?: "foot";
  readonly dialogs: { readonly [id: string]: DialogPlan };
}

/** Screens behind tabs on one page; each is planned for itself and fetched when its tab opens. */
export interface TabsPlan extends PlanHeader {
  readonly kind: "tabs";
  /** The record that `identity` reads. */
  readonly record?: CallUse;
  readonly identity?: IdentityPlan;
  readonly items: readonly ShownItemPlan[];
}

/** A page of another system in a frame; `path` is below the system's address. */
export interface EmbedPlan extends PlanHeader {
  readonly kind: "embed";
  readonly system: EmbeddedSystem;
  readonly path: string;
}

/** A hand-written surface; `surface` is one of a closed list. */
export interface CustomPlan extends PlanHeader {
  readonly kind: "custom";
  readonly surface: string;
}

export type ScreenPlan = ListPlan | FormPlan | PagePlan | TabsPlan | EmbedPlan | CustomPlan;

/** The part of a plan that only its kind of screen has: the header is made in one place. */
export type PlanBody<Plan extends ScreenPlan = ScreenPlan> = Plan extends ScreenPlan
  ? Omit<
      Plan,
      | "format"
      | "catalogue"
      | "id"
      | "title"
      | "permission"
      | "inputs"
      | "context"
      | "calls"
      | "enums"
      | "states"
    >
  : never;
