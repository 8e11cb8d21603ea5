import type { EnumEntry, Json } from "./plan/screen-plan.ts";

/** What the schema layer knows of field kinds and verbs; passed in, never imported. */
export interface Contracts {
  readonly fields: readonly FieldContract[];
  readonly verbs: readonly VerbContract[];
}

/** JSON Schema (draft 2020-12) of a small closed object. */
export interface OptionsSchema {
  readonly type: "object";
  readonly properties: { readonly [name: string]: object };
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** The pure half of a field kind (`src/fields/<kind>/contract.ts`): what `check`, `plan` and the server may know of it. */
export interface FieldContract {
  readonly kind: string;
  /** `format` values of the catalogue that lead to this kind; the kinds `text`, `number`, `boolean` and `enum` are also found by type and `x-enum`. */
  readonly formats: readonly string[];
  readonly align: "left" | "right" | "center";
  /** Default column width in px. */
  readonly width: number;
  /** The user picks the value instead of typing it; decides between 请选择 and 请输入. */
  readonly chosen?: true;
  /** What a column may say beyond field, title and width. */
  readonly cell?: OptionsSchema;
  /** What a filter or a form field may say beyond field and title (Formily's `x-component-props`). Absent: read-only kind. */
  readonly control?: OptionsSchema;
  /** The value as one line of text: what a reader, a print-out or a spreadsheet shows. `--` for a blank. */
  readonly format: (value: unknown, options: FieldOptions, enums: EnumTables) => string;
}

export type FieldOptions = { readonly [key: string]: Json };
export type EnumTables = { readonly [name: string]: readonly EnumEntry[] };

/** The pure half of a verb (`src/actions/<verb>/contract.ts`). */
export interface VerbContract {
  /** The key that names the verb in a step: `{ "call": … }`. */
  readonly verb: string;
  /** The step's own keys, the verb's key among them; `when`, `as` and `onError` are the language's. */
  readonly args: OptionsSchema;
  /** Keys that hold step lists: planned as steps, handed to `run` unevaluated. */
  readonly steps?: readonly string[];
  /** Keys that are names or literals, never templates. */
  readonly literal?: readonly string[];
  /** What the names in literal keys refer to, for `check`. */
  readonly refers?: { readonly [key: string]: "operation" | "dialog" | "screen" | "route" | "message" };
}
