import { typesOf } from "../project/json-schema.ts";
import type { RecordType } from "../project/record-type.ts";

/** A reference that a row of an import names as people do. */
export interface NamedReference {
  /** The property with the identifier. */
  readonly property: string;
  readonly target: "company" | "staff";
  readonly isRequired: boolean;
}

/** The field that an import looks up → the kind of record that it is the name of. */
const NAMES = { companyName: "company", name: "staff" } as const;

/** The reference whose name a property looks up: of `clientId.companyName` the client. */
export function namedReference(record: RecordType, name: string): NamedReference | undefined {
  const properties = record.schema.properties ?? {};
  const [property = "", field = ""] = properties[name]?.["x-from"]?.split(".") ?? [];
  const reference = properties[property];
  const target = Object.entries(NAMES).find(([known]) => known === field)?.[1];
  if (!reference || target === undefined || reference["x-ref"] !== target) return undefined;
  if (property === "createUserId") return undefined;
  return { property, target, isRequired: !typesOf(reference).includes("null") };
}
