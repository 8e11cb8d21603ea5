import type { VerbContract } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Place } from "./place.ts";

/** A place where an operation is named. */
export interface CallUse {
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
  readonly slot: ActionSlot;
}

export interface StepUse {
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly verb: VerbContract | undefined;
  readonly code: string | undefined;
  readonly slot: ActionSlot;
}

export type ActionSlot = "toolbar" | "rowActions" | "selectionActions";

/** A value of the catalogue as a column, a filter or a form's field. */
export interface FieldUse {
  readonly role: "column" | "filter" | "form";
  readonly field: string;
  readonly place: Place;
  /** The operation whose rows or request should know the field. */
  readonly operation: Operation | undefined;
  readonly property: JsonSchema | undefined;
  /** The names that the operation knows in this place; undefined when there is no telling. */
  readonly known: readonly string[] | undefined;
  /** The kind that the schema names, if any. */
  readonly kind: { readonly name: unknown; readonly place: Place } | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly optionsPlace: Place;
  /** The form's own value, not sent as a property of the request. */
  readonly isLocal: boolean;
  /** Holds further fields instead of a control. */
  readonly isGroup: boolean;
}

/** A value whose strings may hold expressions, and the names they see. */
export interface TemplateUse {
  readonly value: unknown;
  readonly place: Place;
  readonly names: readonly string[];
  readonly isForm: boolean;
}

/** What a screen or block uses, each with its place. */
export interface Reading {
  readonly calls: readonly CallUse[];
  readonly actions: readonly ActionUse[];
  readonly steps: readonly StepUse[];
  readonly fields: readonly FieldUse[];
  readonly templates: readonly TemplateUse[];
}

export function reading(part: Partial<Reading>): Reading {
  return { calls: [], actions: [], steps: [], fields: [], templates: [], ...part };
}

export function joinReadings(parts: readonly Reading[]): Reading {
  return {
    calls: parts.flatMap((part) => part.calls),
    actions: parts.flatMap((part) => part.actions),
    steps: parts.flatMap((part) => part.steps),
    fields: parts.flatMap((part) => part.fields),
    templates: parts.flatMap((part) => part.templates),
  };
}
