import type { VerbContract } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Place } from "./place.ts";

/** A place where an operation is named. */
interface CallUse {
  readonly name: unknown;
  readonly place: Place;
  readonly params: unknown;
  readonly paramsPlace: Place;
  /** Parameters that reach the call besides `params`: paging, the form's values. */
  readonly given: readonly string[];
  /** Codes of the actions or dialogs that lead here, one for each way; undefined for a way without a code. */
  readonly codes: readonly (string | undefined)[];
}

export interface ActionUse {
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  /** The part of the screen that its id is unique in: the list or page itself, its aside, or a dialog. */
  readonly part: string;
}

export interface StepUse {
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly verb: VerbContract | undefined;
  readonly codes: readonly (string | undefined)[];
  /** Names that the action sees before its first step. */
  readonly names: readonly string[];
  /** Runs without an action of the user. */
  readonly byItself: boolean;
  /** A dialog of the same screen is around it. */
  readonly isInDialog: boolean;
}

/** A value of the catalogue as a column, a filter, a form's field or a field of a record. */
export interface FieldUse {
  readonly role: FieldRole;
  readonly field: string;
  readonly place: Place;
  /** The operation whose rows, result or request should have the field. */
  readonly operation: Operation | undefined;
  readonly property: JsonSchema | undefined;
  /** The names that the operation has in this place; undefined when they are unknown. */
  readonly known: readonly string[] | undefined;
  /** The kind that the schema names, if any. */
  readonly kind: { readonly name: unknown; readonly place: Place } | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly optionsPlace: Place;
  /** The object that the field's value stands in: the other properties that its options may name. */
  readonly holder: JsonSchema | undefined;
  /** The second parameter of a filter with two parts. */
  readonly second?: { readonly field: string; readonly place: Place };
  /** The form's own value, not sent as a property of the request. */
  readonly isLocal: boolean;
  /** Holds further fields instead of a control. */
  readonly isGroup: boolean;
  /** The `all` of a filter: how 全部 is offered and sent. */
  readonly all?: unknown;
}

/** `line`: the second line of a cell; `cell`: what its cells change, where that is another property; `record`: a field of a detail; `figure`: a large number of one; `chart`: a value that one draws. */
export type FieldRole = "column" | "line" | "cell" | "record" | "figure" | "chart" | "filter" | "form";

/** A value whose strings may hold expressions, and the names they see. */
export interface TemplateUse {
  readonly value: unknown;
  readonly place: Place;
  readonly names: readonly string[];
  readonly isForm: boolean;
  /** The name that it is the meaning of: it sees what is seen where that is used. */
  readonly declares?: string;
}

/** A list of columns with what its rows are. */
export interface ColumnsUse {
  /** The columns as written: a name or an object. */
  readonly columns: readonly { readonly entry: unknown; readonly place: Place }[];
  readonly operation: Operation | undefined;
  /** The screen's own list: its columns may sort, and wait in the column settings. */
  readonly isMain: boolean;
  /** The actions of its rows, as written. */
  readonly rowActions: unknown;
  /** The look of a table in a section. */
  readonly as?: unknown;
  /** The parameters of the call that gives the rows of a table in a section or below a row. */
  readonly params?: { readonly value: unknown; readonly place: Place };
}

/** A place that shows another screen. */
export interface ShownUse {
  readonly screen: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  /** Names that what it hands over sees; what is given here is given there too. */
  readonly names: readonly string[];
}

/** The form of a dialog or a screen. */
interface FormUse {
  readonly form: unknown;
  readonly place: Place;
  /** The call that takes its values, or none. */
  readonly submit: Readonly<Record<string, unknown>>;
  readonly submitPlace: Place;
}

/** Everything that a screen or block uses, each with its place. */
export interface Reading {
  readonly calls: readonly CallUse[];
  readonly actions: readonly ActionUse[];
  readonly steps: readonly StepUse[];
  readonly fields: readonly FieldUse[];
  readonly templates: readonly TemplateUse[];
  readonly columns: readonly ColumnsUse[];
  readonly forms: readonly FormUse[];
  readonly shown: readonly ShownUse[];
}

export function reading(part: Partial<Reading>): Reading {
  return {
    calls: [],
    actions: [],
    steps: [],
    fields: [],
    templates: [],
    columns: [],
    forms: [],
    shown: [],
    ...part,
  };
}

export function joinReadings(parts: readonly Reading[]): Reading {
  const filled = parts.filter((part) => !isEmpty(part));
  if (filled.length === 1 && filled[0]) return filled[0];
  return {
    calls: filled.flatMap((part) => part.calls),
    actions: filled.flatMap((part) => part.actions),
    steps: filled.flatMap((part) => part.steps),
    fields: filled.flatMap((part) => part.fields),
    templates: filled.flatMap((part) => part.templates),
    columns: filled.flatMap((part) => part.columns),
    forms: filled.flatMap((part) => part.forms),
    shown: filled.flatMap((part) => part.shown),
  };
}

function isEmpty(part: Reading): boolean {
  return Object.values(part).every((uses: readonly unknown[]) => uses.length === 0);
}
