/**
 * What the renderer knows of a screen: a frozen, self-contained normal form made by `planScreen`.
 * Everything a screen needs of the catalogue (calls, titles, code tables) is resolved into it.
 */
import type { EditionGate } from "./edition-gate.ts";

/** Raised when an older renderer could not show a plan of the new form. */
export const PLAN_FORMAT = 1;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON value whose strings may hold `{{ expression }}`. */
export type Template = Json;

/** A string that is one `{{ expression }}`. */
export type Condition = string;

export interface PagingPlan {
  /** Names of the request parameters for the page number (from 1) and the page size. */
  readonly page: string;
  readonly size: string;
  /** Names of the result's properties with the rows and the total. */
  readonly rows: string;
  readonly total: string;
}

/** The request parameters that order a list. */
export interface SortPlan {
  /** Parameter that names the property to order by. */
  readonly by: string;
  /** Parameter that takes one of the two words below. */
  readonly order: string;
  readonly ascending: string;
  readonly descending: string;
}

/** How a long task that a call has started is followed to its end. */
export interface JobPlan {
  /** Property of the start's result that names the task; absent when the result itself does. */
  readonly id?: string;
  /** Operation that is asked how far it is, and its parameter for the task's name. */
  readonly poll: string;
  readonly param: string;
  /** Properties of the poll's result. */
  readonly status: string;
  readonly progress?: string;
  readonly message?: string;
  /** Address of the file that the task made. */
  readonly file?: string;
  /** Values of `status` that end the task well or badly; every other one means that it goes on. */
  readonly done: readonly (number | string)[];
  /** Ended well for a part only; there may be a file that tells the rest. */
  readonly partly?: readonly (number | string)[];
  readonly failed: readonly (number | string)[];
}

/** How one operation of the catalogue goes over the wire. */
export interface CallPlan {
  readonly id: string;
  readonly title: string;
  readonly method: "get" | "post" | "put" | "delete" | "patch";
  /** With `{name}` for path parameters, base prefix included. */
  readonly path: string;
  readonly pathParams: readonly string[];
  readonly queryParams: readonly string[];
  readonly body: "none" | "json" | "multipart";
  /** The answer is a file, no envelope. */
  readonly answer?: "file";
  readonly effect: "read" | "write";
  /** Any one of these codes, or "signed-in" or "public". */
  readonly permission: readonly string[];
  readonly paging?: PagingPlan;
  readonly sort?: SortPlan;
  readonly job?: JobPlan;
  /** The caller gets the whole envelope, not its `result`. */
  readonly fullBody?: true;
  /** Neither the progress bar nor the overlay shows. */
  readonly noLoading?: true;
  /** Body codes that are handed to the caller without a message. */
  readonly quietCodes?: readonly string[];
  /** Shown instead of the general text when the request times out. */
  readonly timeoutMessage?: string;
}

export interface EnumEntry {
  readonly value: number | string;
  readonly label: string;
  readonly color?: "default" | "processing" | "success" | "warning" | "error";
}

/** A value of one kind, as a column shows it, a filter asks for it or a form edits it. */
export interface FieldPlan {
  /** Property of the row, parameter of the call, or path in the form's values. */
  readonly field: string;
  readonly title: string;
  /** Name of the field kind: a folder of `src/fields`. */
  readonly kind: string;
  /** Checked against the kind's contract; may hold templates where the contract says so. */
  readonly options: { readonly [key: string]: Template };
}

export interface ColumnPlan extends FieldPlan {
  readonly id: string;
  readonly width: number;
  readonly align: "left" | "right" | "center";
  readonly fixed?: "left" | "right";
  readonly tooltip?: string;
  /** Columns side by side with the same group stand under one common title. */
  readonly group?: string;
  /** The list may be ordered by this column: the value of the sort's `by` parameter. */
  readonly sort?: string;
  /** A second, quieter line in the same cell. */
  readonly second?: FieldPlan;
  /** Id of the row action that a click on the value starts. */
  readonly action?: string;
  /** Not shown until the user asks for it in the column settings. */
  readonly optional?: true;
  /** Sees what the list sees, without a row. */
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
}

export interface FilterPlan extends FieldPlan {
  readonly id: string;
  /** Parameters that the value is sent under; a kind with a value of two parts (a range, a period) has two. */
  readonly params: readonly string[];
  /** A template over session, period, today and route. */
  readonly initial?: Template;
  /** Cannot be emptied; without a value the list does not ask. */
  readonly required?: true;
  readonly visible?: Condition;
  readonly edition?: EditionGate;
}

/** A code table whose value is told by conditions on a row: the first case that holds. */
export interface StatePlan {
  readonly cases: readonly {
    readonly value: string;
    readonly label: string;
    readonly color?: EnumEntry["color"];
    /** In the predicate subset; absent: holds when no earlier case does. */
    readonly when?: Condition;
  }[];
}

/** Tabs above the rows; each sets one parameter of the source. */
export interface ListTabsPlan {
  readonly param: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    /** Absent: the parameter is not sent. */
    readonly value?: Json;
    readonly permission?: string;
    readonly edition?: EditionGate;
  }[];
  /** Its result has a number under each tab's id. */
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

/** Totals in a row that stays in sight below the others. */
export interface SummaryPlan {
  readonly label: string;
  /** Gives the totals under the names of the row's properties; asked with the list's filters. */
  readonly source?: CallUse;
  /** Property of the list's own result that holds them. */
  readonly from?: string;
}

/** A table that opens below a row. */
export interface DetailTablePlan {
  /** Sees `row`. */
  readonly source: CallUse;
  readonly columns: readonly ColumnPlan[];
}

/** Rows that change by themselves are asked for again until they no longer do. */
export interface RefreshPlan {
  /** In ms, from answer to question. */
  readonly every: number;
  /** Sees `row`: holds for the rows to be asked for. */
  readonly rows: Condition;
  /** Sees `rows`; its rows are merged by key. Absent: the page is asked for again, and only those rows are taken over. */
  readonly source?: CallUse;
  /** In seconds; after that the list no longer asks by itself. */
  readonly limit: number;
}

export interface CallUse {
  readonly call: string;
  readonly params: Template;
}

/** One step of an action. `if` and `stop` belong to the language; every other verb is a folder of `src/actions`. */
export type StepPlan =
  | {
      readonly verb: "if";
      readonly condition: Condition;
      readonly then: readonly StepPlan[];
      readonly else: readonly StepPlan[];
    }
  | { readonly verb: "stop"; readonly when?: Condition }
  | VerbStepPlan;

export interface VerbStepPlan {
  readonly verb: string;
  /** Templates, evaluated right before the verb runs; names in the contract's `raw` are handed over unevaluated. */
  readonly args: { readonly [key: string]: Template };
  readonly when?: Condition;
  /** Later steps see the verb's result under this name. */
  readonly as?: string;
  readonly onError?: readonly StepPlan[];
}

export interface ActionPlan {
  readonly id: string;
  /** A template. */
  readonly label: string;
  readonly permission?: string;
  readonly style: "primary" | "default" | "danger";
  readonly edition?: EditionGate;
  readonly visible?: Condition;
  readonly disabled: readonly { readonly when: Condition; readonly reason: string }[];
  /** A template; asked before the steps run. */
  readonly confirm?: string;
  readonly do: readonly StepPlan[];
}

interface DialogFrame {
  readonly id: string;
  /** A template. */
  readonly title: string;
  readonly width: number;
  readonly place: "modal" | "drawer";
  readonly permission?: string;
}

/** What is loaded for one thing: its result is `record` in the scope. */
interface RecordFrame {
  readonly record?: CallUse;
  /** Buttons beside those of the kind itself; see `record`, and in a form `$values`. */
  readonly actions: readonly ActionPlan[];
}

export interface FormBody extends RecordFrame {
  /** Values of a new form; merged under those of `record` before any condition is evaluated. */
  readonly initial: Template;
  /** Formily's JSON Schema, completed with titles, types, limits, components and validators. */
  readonly form: FormSchema;
  /** Receives the form's values plus `params`. The form stays open when it fails. Absent: the values themselves are what `open` gives. */
  readonly submit?: CallUse;
  readonly submitLabel: string;
  readonly whenHidden: "keep" | "clear" | "omit";
}

export interface DetailBody extends RecordFrame {
  readonly sections: readonly DetailSectionPlan[];
}

export interface DetailSectionPlan {
  readonly id: string;
  readonly title?: string;
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
  /** Fields side by side. */
  readonly columns: number;
  readonly fields: readonly (FieldPlan & { readonly id: string; readonly visible?: Condition })[];
  /** A table of the entries that stand in the record under this name, or that a call gives. */
  readonly table?: {
    readonly rows?: string;
    readonly source?: CallUse;
    readonly columns: readonly ColumnPlan[];
  };
}

/** What `open` shows: a form to send, a record to read, or a hand-written surface. */
export type DialogPlan = DialogFrame &
  (
    | ({ readonly kind: "form" } & FormBody)
    | ({ readonly kind: "detail" } & DetailBody)
    | { readonly kind: "surface"; readonly surface: string; readonly params: Template }
  );

export type FormDialogPlan = Extract<DialogPlan, { kind: "form" }>;

/** Formily's ISchema as plain data; `x-component` is `field:<kind>` or a layout's name. */
export interface FormSchema {
  readonly type?: string;
  readonly properties?: { readonly [key: string]: FormSchema };
  readonly [key: string]: unknown;
}

interface PlanHeader {
  readonly format: number;
  /** Hash of the catalogue the plan was made from. */
  readonly catalogue: string;
  readonly id: string;
  readonly title: string;
  readonly permission?: string;
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
  readonly summary?: SummaryPlan;
  readonly detail?: DetailTablePlan;
  readonly refresh?: RefreshPlan;
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
export interface DetailPlan extends PlanHeader, DetailBody {
  readonly kind: "detail";
  readonly dialogs: { readonly [id: string]: DialogPlan };
}

/** Screens behind tabs on one page; each is planned for itself and fetched when its tab opens. */
export interface TabsPlan extends PlanHeader {
  readonly kind: "tabs";
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly screen: string;
    readonly permission?: string;
    readonly edition?: EditionGate;
    readonly visible?: Condition;
  }[];
}

/** A hand-written surface; `surface` is one of a closed list. */
export interface CustomPlan extends PlanHeader {
  readonly kind: "custom";
  readonly surface: string;
}

export type ScreenPlan = ListPlan | FormPlan | DetailPlan | TabsPlan | CustomPlan;
