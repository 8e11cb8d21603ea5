import type { EnumEntry, Json, StatePlan } from "./plan/plans/screen-plan.ts";

/** Facts of field kinds and verbs for the schema layer; passed in, never imported. */
export interface Contracts {
  readonly fields: readonly FieldContract[];
  readonly verbs: readonly VerbContract[];
  /** Names of the registered handlers that `run` may start. */
  readonly handlers?: readonly string[];
  /** True when hand-written code names a fixed text by this key; absent where the code is not at hand. */
  readonly namesText?: (key: string) => boolean;
}

/**
 * JSON Schema (draft 2020-12) of a small closed object. A property may say what its text names, for `check`:
 * `"x-refers": "row"` a property of the row, `"enum"` a code table, `"state"` a derived state, `"operation"`, `"screen"`, `"route"`;
 * and `"x-template": true` when its strings may hold `{{ expressions }}`.
 */
export interface OptionsSchema {
  readonly type: "object";
  readonly properties: { readonly [name: string]: object };
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/**
 * The pure half of a field kind (`src/fields/<kind>/contract.ts`): the part that `check`, `plan` and the server may
 * use.
 */
export interface FieldContract {
  readonly kind: string;
  /** The values that it shows and edits, for the author who chooses a kind. */
  readonly summary: string;
  /** `format` values of the catalogue that lead to this kind; the kinds `text`, `number`, `boolean` and `enum` are also found by type and `x-enum`. */
  readonly formats: readonly string[];
  /** JSON types of the values on the wire, of a list those of its items; the kind can do nothing with others. Default: any. */
  readonly types?: readonly ValueType[];
  /**
   * True for a text that fits one of its formats: the server refuses others, and `check` reports literals that do not
   * fit. Default: any text fits.
   */
  readonly fits?: (text: string, format: string) => boolean;
  readonly align: "left" | "right" | "center";
  /** Default column width in px. */
  readonly width: number;
  /** The user picks the value instead of typing it; decides between 请选择 and 请输入. */
  readonly chosen?: true;
  /** Controls of Formily's documentation whose work it does: `check` leads from their names to it. */
  readonly insteadOf?: readonly string[];
  /** The value is a list, whatever the options say. */
  readonly several?: true;
  /**
   * Its control stands in forms alone, because it works by the field of Formily around it or because filters have no
   * such values. Without `cell` the kind does as well.
   */
  readonly formOnly?: true;
  /** Parameters that a filter's value goes to: 2 for a range or a period. Default 1. */
  readonly parts?: 2;
  /** The value that a filter stands for on the day `today`, `YYYY-MM-DD`, where it may be a word such as `last-month`. Default: the value itself. */
  readonly resolve?: (value: Json, today: string) => Json;
  /** A value as its control gives it: `check` holds what a filter sends of it against the format of the parameter. */
  readonly sample?: Json;
  /** The wire values of a filter, one entry for each parameter; an undefined one is not sent. Default: the value itself. */
  readonly send?: (value: Json, options: FieldOptions) => readonly (Json | undefined)[];
  /**
   * The value without what was typed or pasted by the way: blanks around it, full width, separators. Undefined when
   * nothing is left; what is no value of the kind comes back as it is. Controls, imports and requests obey it.
   */
  readonly tidy?: (value: unknown, options: FieldOptions) => unknown;
  /** The value is kept at the server alone, never in the browser: a password, a text that is shown masked. */
  readonly isSecret?: (options: FieldOptions) => boolean;
  /** Options of a column beyond field, title and width. */
  readonly cell?: OptionsSchema;
  /** Options of a filter or a form field beyond field and title (Formily's `x-component-props`). Absent: read-only kind. */
  readonly control?: OptionsSchema;
  /** The value as one line of text: what a reader, a print-out or a spreadsheet shows. `--` for a blank. */
  readonly format: (value: unknown, options: FieldOptions, tables: Tables, row: SchemaRow) => string;
  /** The value in a spreadsheet, where a number is more useful than its text. */
  readonly cellValue?: (
    value: unknown,
    options: FieldOptions,
    tables: Tables,
    row: SchemaRow,
  ) => number | null;
  /** Fields that a cell shows beside the value; a spreadsheet gives each a column of its own. */
  readonly beside?: (options: FieldOptions) => readonly FieldBeside[];
}

/** A property of the row, drawn by a kind of its own. */
interface FieldBeside {
  readonly field: string;
  /** Of its column where the catalogue, which may have another, is not at hand: in what is copied in the browser. */
  readonly title: string;
  readonly kind: string;
  readonly options: FieldOptions;
}

type ValueType = "string" | "number" | "boolean" | "object";

export type SchemaRow = { readonly [field: string]: unknown };

/** The sources that values are read by: code tables, and the derived states of the rows. */
export interface Tables {
  readonly enums: EnumTables;
  readonly states: StateTables;
}

export type FieldOptions = { readonly [key: string]: Json };
type StateCase = StatePlan["cases"][number];
/** The case of a state that holds for a row. */
export type StateTables = {
  readonly [name: string]: {
    readonly cases: readonly StateCase[];
    readonly caseOf: (row: SchemaRow) => StateCase | undefined;
  };
};
export type EnumTables = { readonly [name: string]: readonly EnumEntry[] };

/** The pure half of a verb (`src/actions/<verb>/contract.ts`). */
export interface VerbContract {
  /** The key that names the verb in a step: `{ "call": … }`. */
  readonly verb: string;
  /** The step's own keys, the verb's key among them; `when`, `as` and `onError` are the language's. */
  readonly args: OptionsSchema;
  /** Keys that hold step lists: planned as steps, handed to `run` unevaluated. So is the `do` of an object argument that declares one. */
  readonly steps?: readonly string[];
  /** It does its steps for each entry of the list, or for parts of it: `seenIn` are the keys that see `entry`, or `entries` where `by` is said. */
  readonly each?: { readonly list: string; readonly by: string; readonly seenIn: readonly string[] };
  /**
   * Keys whose expressions see the operation's result as `answer`; handed to `run` unevaluated, which evaluates them
   * each time.
   */
  readonly onAnswer?: readonly string[];
  /** Only actions of a form, of a page with screens in it, or those inside a dialog, have what it acts upon. */
  readonly belongsTo?: "form" | "page" | "dialog";
  /** It asks the user something or leads elsewhere: only in steps that the user has started. */
  readonly byHand?: true;
  /** Types, as TypeScript text, that the expression of a key must give. */
  readonly types?: { readonly [key: string]: string };
  /** Keys that are names or literals, never templates. */
  readonly literal?: readonly string[];
  /** The sort of names that literal keys refer to, for `check`. */
  readonly refers?: {
    readonly [key: string]: "operation" | "dialog" | "screen" | "route" | "message" | "handler" | "part";
  };
}
