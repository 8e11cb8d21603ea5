import type { EditionGate } from "./edition-gate.ts";
import type { ActionPlan } from "./action-plan.ts";
import type { Condition, Template } from "./template.ts";

export interface EnumEntry {
  /** The value on the wire; `null` is shown with its label, but not offered for choice. */
  readonly value: number | string | null;
  readonly label: string;
  /** The effect of choosing it, shown where the choices are cards. */
  readonly description?: string;
  readonly color?: "default" | "processing" | "success" | "warning" | "error";
  /** Stands for all of them: a filter offers it by `all`, and no control offers it. */
  readonly all?: true;
}

/** A value of one kind, as a column shows it, a filter narrows by it or a form edits it. */
export interface FieldPlan {
  /** Property of the row, parameter of the call, or path in the form's values. */
  readonly field: string;
  readonly title: string;
  /** Name of the field kind: a folder of `src/fields`. */
  readonly kind: string;
  /** Checked against the kind's contract; may hold templates where the contract says so. */
  readonly options: { readonly [key: string]: Template };
}

/** A value as the way to somewhere else. */
export interface LinkPlan {
  readonly action: ActionPlan;
  readonly routes: readonly RouteGate[];
}

/** Any one of the codes opens the route; without any it is open to all. */
export interface RouteGate {
  readonly permission?: readonly string[];
  readonly edition?: EditionGate;
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
  /** Behind a mark in the cell, where it is not blank: a property of the row, or a text with expressions that see `row`. */
  readonly hint?: FieldPlan | string;
  /** Shown of the record that the row refers to, on demand. */
  readonly preview?: RecordCardPlan;
  /** Id of the row action, or of the `link`, that a click on the value starts. */
  readonly action?: string;
  /** Leads somewhere without an action of the row, for those who may open all its routes. */
  readonly link?: LinkPlan;
  /** Hidden until the user adds it in the column settings. */
  readonly optional?: true;
  /** Sees what the list sees, without a row. */
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
  /** The title is a text from the data, no template. */
  readonly isTitled?: true;
  /** Stands once for each entry of a list in the rows: its field is one of the entry. */
  readonly of?: ColumnsOfPlan;
  /** Its cells may be changed. */
  readonly edit?: CellEditPlan;
  /** They are typed in new rows. */
  readonly add?: CellEditPlan;
  /** Worked out from the row as it stands, changes included; in place of what the server gave. */
  readonly value?: Template;
  /** The row has no such property: the value alone is shown, and the column is not sent to the server. */
  readonly computed?: true;
}

/** A record that is read by an identifier of the row, and what is shown of it. */
export interface RecordCardPlan {
  readonly call: string;
  /** Sees `row`. */
  readonly params: Template;
  readonly fields: readonly FieldPlan[];
}

/** The list that gives columns. */
export interface ColumnsOfPlan {
  /** Property of the row. */
  readonly list: string;
  /** Property that identifies an entry. */
  readonly by: string;
  /** A template that sees `entry`; the title of a column that stands alone, else the common one of those of an entry. */
  readonly title: string;
  readonly isAlone: boolean;
}

/** The values that a cell of a sheet takes. */
export interface CellEditPlan {
  /** Kind and options of the control; its field is the property that is sent. */
  readonly control: FieldPlan;
  /** It is chosen in its control, not typed. */
  readonly chosen?: true;
  /** JSON type of the value. */
  readonly type: string;
  /** The value that an emptied cell stands for; absent: it cannot be empty. */
  readonly empty?: null | 0 | "";
  readonly rules: readonly ValidatorPlan[];
  /** A new row is not sent without it. */
  readonly required?: true;
  /** Sees `row`; where it does not hold the cell is for reading. */
  readonly when?: Condition;
}

/** A limit of a value with the sentence for a user who exceeds it; the names of limits are Formily's. */
export interface ValidatorPlan {
  readonly message: string;
  readonly [rule: string]: unknown;
}

export interface FilterPlan extends FieldPlan {
  readonly id: string;
  /** Parameters that the value is sent under; a kind with a value of two parts (a range, a period) has two. */
  readonly params: readonly string[];
  /** A template over session, period, today and route. */
  readonly initial?: Template;
  /** Cannot be emptied; without a value the list sends no request. */
  readonly required?: true;
  readonly visible?: Condition;
  readonly edition?: EditionGate;
}

/** A code table whose value follows from conditions on a row: the first case that holds. */
export interface StatePlan {
  readonly cases: readonly {
    readonly value: string;
    readonly label: string;
    readonly color?: EnumEntry["color"];
    /** In the predicate subset; absent: holds when no earlier case does. */
    readonly when?: Condition;
  }[];
}
