import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";

/** One column as people read it. */
export interface FollowedField {
  readonly title: string;
  /** The form in which its value is shown, as on screens; a secret is never written down. */
  readonly mask?: NonNullable<JsonSchema["x-mask"]>;
  /** The code table that its value is one of. */
  readonly codes?: string;
  /** The value is an identifier of one of these. */
  readonly names?: NamedKind;
  /** 0 or 1 stands for no or yes. */
  readonly flag?: true;
}

export type NamedKind = "company" | "staff" | "department" | "role" | "tag" | "permission";

/** A table whose rows people change, its columns named as in the database. */
export interface FollowedTable {
  readonly kind: string;
  readonly key: readonly string[];
  /** The column that names a row, or that identifies what names it. */
  readonly name: string;
  /** Rows are made and removed, never changed: the log lists what a new one joins too. */
  readonly link?: true;
  /** Columns that are not listed follow from others, or are the program's own, and are no news. */
  readonly fields: Readonly<Record<string, FollowedField>>;
}
