import { asList, asObject, asText } from "./as-object.ts";

/** The reasons why a write needs no version, which stand in the place of one. */
export const VERSION_REASONS = ["create", "delete", "state", "set", "start"] as const;

/** Why a write needs no version → the outcome of several at once; of one that needs a version, one is done. */
export const AT_ONCE_OF_REASONS: Readonly<Record<(typeof VERSION_REASONS)[number], "one" | "all" | "same">> =
  {
    create: "all",
    delete: "one",
    state: "one",
    set: "same",
    start: "all",
  };

/** The field of a row that holds its version, and of a request that gives it back. */
export const ROW_VERSION = "rowVersion";
/** The same where a request names several rows: their versions in the order of their identifiers. */
export const ROW_VERSIONS = "rowVersionList";

/** The records that a write changes: one entry of its `x-version`. */
export interface VersionUse {
  /** A kind of record, or what has a table of its own: `company`, `staff`. */
  readonly of: string;
  /** The parameter with the identifier or identifiers; or field → parameter, where there need be no such row yet. */
  readonly by: string | Readonly<Record<string, string>>;
  /** The parameter that lists the rows, each with its own version. */
  readonly each: string | undefined;
  /** All rows that `by` finds change together and have one version. */
  readonly set: boolean;
  /** The operation that returns the version. */
  readonly read: string;
}

/** The records that a write covers; nothing when it says why it needs no version. */
export function readVersionUses(value: unknown): VersionUse[] {
  if (value === undefined || typeof value === "string") return [];
  return (Array.isArray(value) ? asList(value) : [value]).flatMap((entry) => {
    const { of, by, each, set, read } = asObject(entry);
    if (typeof of !== "string" || typeof read !== "string") return [];
    const key = typeof by === "string" ? by : (asObject(by) as Readonly<Record<string, string>>);
    return [{ of, by: key, each: asText(each), set: set === true, read }];
  });
}
