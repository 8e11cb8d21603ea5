/**
 * What the renderer knows of a screen: a frozen, self-contained normal form made by `planScreen`.
 * Everything a screen needs of the catalogue (calls, titles, code tables) is resolved into it.
 */

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
  readonly effect: "read" | "write";
  /** Any one of these codes, or "signed-in" or "public". */
  readonly permission: readonly string[];
  readonly paging?: PagingPlan;
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
}

export interface FilterPlan extends FieldPlan {
  readonly id: string;
  readonly initial?: Json;
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
  readonly label: string;
  readonly permission?: string;
  readonly style: "primary" | "default" | "danger";
  readonly visible?: Condition;
  readonly disabled: readonly { readonly when: Condition; readonly reason: string }[];
  /** A template; asked before the steps run. */
  readonly confirm?: string;
  readonly do: readonly StepPlan[];
}

export interface DialogPlan {
  readonly id: string;
  /** A template. */
  readonly title: string;
  readonly width: number;
  readonly permission?: string;
  /** Loaded on opening; its result is `record` in the scope and the form's first values. */
  readonly record?: { readonly call: string; readonly params: Template };
  /** Values of a new form; merged under those of `record` before any condition is evaluated. */
  readonly initial: Template;
  /** Formily's JSON Schema, completed with titles, types, limits, components and validators. */
  readonly form: FormSchema;
  /** Receives the form's values plus `params`. The dialog stays open when it fails. */
  readonly submit: { readonly call: string; readonly params: Template; readonly label: string };
  readonly whenHidden: "keep" | "clear" | "omit";
}

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
}

export interface ListPlan extends PlanHeader {
  readonly kind: "list";
  readonly source: { readonly call: string; readonly params: Template };
  readonly rowKey: string;
  readonly pageSize: number;
  readonly filters: readonly FilterPlan[];
  readonly columns: readonly ColumnPlan[];
  readonly toolbar: readonly ActionPlan[];
  readonly rowActions: readonly ActionPlan[];
  readonly selectionActions: readonly ActionPlan[];
  readonly dialogs: { readonly [id: string]: DialogPlan };
}

/** A hand-written surface; `surface` is one of a closed list. */
export interface CustomPlan extends PlanHeader {
  readonly kind: "custom";
  readonly surface: string;
}

export type ScreenPlan = ListPlan | CustomPlan;
