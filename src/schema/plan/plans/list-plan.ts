import type { ActionPlan, StepPlan } from "./action-plan.ts";
import type { EditionGate } from "./edition-gate.ts";
import type { ColumnPlan } from "./field-plan.ts";
import type { Condition, Json, Template } from "./template.ts";
import type { CallUse } from "./wire-plan.ts";

/** Tabs above the rows; each sets one parameter of the source. */
export interface ListTabsPlan {
  readonly param: string;
  readonly items: readonly {
    /** In addresses. */
    readonly id: string;
    readonly label: string;
    /** Absent: the parameter is not sent. */
    readonly value?: Json;
    /** The value of `tab` in expressions; absent: the id. */
    readonly name?: Json;
    /** Property of the counts with its number; absent: the id. */
    readonly count?: string;
    readonly permission?: string;
    readonly edition?: EditionGate;
  }[];
  /** Its result has the numbers of the tabs. */
  readonly counts?: CallUse;
}

/** A tree beside the list; the chosen node sets one parameter of the source. */
export interface AsidePlan {
  readonly title: string;
  readonly source: CallUse;
  /** Properties of a node. */
  readonly value: string;
  readonly label: string;
  readonly children: string;
  readonly count?: string;
  readonly param: string;
  /** Label of the entry for the whole list. */
  readonly all: string;
  readonly toolbar: readonly ActionPlan[];
  /** See `node`. */
  readonly nodeActions: readonly ActionPlan[];
}

/** The ticks of the rows. */
export interface SelectablePlan {
  /** See `row`: the first that holds keeps it from being ticked. */
  readonly disabled: readonly { readonly when: Condition; readonly reason: string }[];
  /** Sees `row`: a row is ticked when it begins to hold for it. */
  readonly ticked?: Condition;
  /** All rows that the conditions find can be ticked; `size`: rows of one request. */
  readonly allMatching?: { readonly size: number };
  /** The surface around the list keeps which rows are ticked. */
  readonly keptAround?: true;
  /** Ids of the columns whose totals are shown; absent: those that the row of totals has. */
  readonly sum?: readonly string[];
}

/** Rows that stand out while the condition holds: the first of several. */
export interface TonePlan {
  /** Sees `row`. */
  readonly when: Condition;
  readonly as: "error" | "warning" | "success" | "muted";
  /** A template. */
  readonly label: string;
}

/** Rows that stand below others. */
export interface TreePlan {
  /** Property of a row that names the one above it. */
  readonly parent: string;
  /** Property of the upper row by which it is named. */
  readonly of: string;
  /** Levels in sight at first. */
  readonly opened: number;
}

/** Rows that are changed in their cells, like a sheet, and sent together. */
export interface EditPlan {
  /** Sees what the list sees; where it does not hold the rows are for reading. */
  readonly when?: Condition;
  /** Permission code; users without it only read the rows. */
  readonly permission?: string;
  /** `row`: each changed row goes by a call of its own, when it is left. */
  readonly save: "together" | "row";
  /**
   * `together`: its parameters see `changed`, of each changed row its key, its version and the changed columns.
   * `row`: they see the `row`; its changed columns and its version go beside them.
   */
  readonly submit: CallUse;
  /** `together`: the parameter that takes `changed`; the server's findings name it. */
  readonly param?: string;
  /** A row is sent with the version that was read. */
  readonly version?: true;
  readonly label: string;
  readonly add?: AddPlan;
  readonly remove?: RemovePlan;
}

/** The way of new rows to the server. */
export interface AddPlan {
  /** Permission code; users without it cannot add rows. */
  readonly permission?: string;
  /** Values that a new row begins with, by the properties that are sent; they see what the list sees. */
  readonly initial?: { readonly [field: string]: Template };
  /** `row`: takes one of them; its values go beside the parameters. */
  readonly use?: CallUse;
  /** `together`: the parameter of `submit` that takes `added`. */
  readonly param?: string;
}

/** The way on which rows are removed. */
export interface RemovePlan {
  /** Permission code; users without it cannot remove rows. */
  readonly permission?: string;
  /** `row`: removes one; sees the `row`. Absent: `submit` takes them as `removed`. */
  readonly use?: CallUse;
  /** `together`: the parameter that takes `removed`; the server's findings name it. */
  readonly param?: string;
  /** A row goes with the version that was read: `removed` has its key and version, not the key alone. */
  readonly version?: true;
}

/** Totals in a row that stays in sight below the others. */
export interface SummaryPlan {
  readonly label: string;
  /** Gives the totals under the names of the row's properties; called with the list's filters. */
  readonly source?: CallUse;
  /** Property of the list's own result that holds them. */
  readonly from?: string;
}

/** A table that opens below a row. */
export interface ExpandPlan {
  /** Sees `row`. */
  readonly source: CallUse;
  /** Rows of a page at first, where the call gives pages. */
  readonly pageSize: number;
  readonly columns: readonly ColumnPlan[];
}

/** Rows that change by themselves, and wait for it: fetched again and again until they no longer do. */
export interface RoundPlan {
  /** In ms, from answer to question. */
  readonly every: number;
  /** Sees `row`: holds for the rows that wait. */
  readonly rows: Condition;
  /**
   * Sees `rows`, those that wait; its answers are laid over them by key. Absent: the page is fetched again, and only
   * those rows are taken over.
   */
  readonly source?: CallUse;
  /** In seconds; a row that has waited longer in sight is fetched no more. */
  readonly limit: number;
  /** Run when rows have stopped waiting: see `rows`, the fetched ones, and `done`, those that stopped. */
  readonly then: readonly StepPlan[];
}
