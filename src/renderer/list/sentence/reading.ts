import type { FilterPlan, Json, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** The meaning of the beginning of a text for one filter. */
export type Reading = { readonly length: number } & (
  | {
      readonly value: Json;
      /** Only the beginning of a label stands there. */
      readonly isBegun?: true;
    }
  /** Names of choices that are still to be found. */
  | { readonly names: readonly string[] }
  /** The reason why a readable condition cannot be used. */
  | { readonly fault: string }
);

export interface ReadingTables {
  readonly enums: ListPlan["enums"];
  readonly states: NonNullable<ListPlan["states"]>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

type ReadFilter = Pick<FilterPlan, "kind" | "title" | "options">;

interface ReadingPlace {
  /** The filter's title stands before the text. */
  readonly isTitled: boolean;
  /** All but the values that follow: 非小规模, 不是小规模. */
  readonly isNegated: boolean;
}

/** Reads the beginning of a text as a value of a filter; null where it says nothing about it. */
export type Reader = (
  text: string,
  filter: ReadFilter,
  tables: ReadingTables,
  place: ReadingPlace,
) => Reading | null;

/** Writes a value as people read it, without the filter's title: 上月（2026-10-01 至 2026-10-31）; 不低于 50,000. */
export type Writer = (value: Json, filter: ReadFilter, tables: ReadingTables) => string;

/** Signs that end a word. */
export const SEPARATORS = /^[\s,，;；、。|&+]+/u;

const WORD = /^[^\s,，;；、。|&+]+/u;

/** A text with ordinary signs in place of those of full width, each at its place. */
export function plainSigns(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize("NFKC");
    return plain.length === sign.length ? plain : sign;
  }).join("");
}

/** The beginning of a text up to the next separator. */
export function wordAt(text: string): string {
  return WORD.exec(text)?.[0] ?? "";
}
