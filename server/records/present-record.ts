import { maskIdentity, maskPhone } from "../../src/domain/mask.ts";
import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { RecordType } from "../../src/schema/project/record-type.ts";
import type { Fields } from "./record-rules.ts";

const MASKS: { readonly [how in NonNullable<JsonSchema["x-mask"]>]: (text: string) => string } = {
  phone: maskPhone,
  identity: maskIdentity,
  bankCard: (number) => `${number.slice(0, 4)} **** **** ${number.slice(-4)}`,
  secret: () => "******",
};

/** What is shown of a value; null when there is none. */
export function maskValue(property: JsonSchema | undefined, value: unknown): unknown {
  const how = property?.["x-mask"];
  return how !== undefined && typeof value === "string" && value !== "" ? MASKS[how](value) : value;
}

/**
 * The properties that `shape` names, as people may see them. What is not known is null, or empty where the
 * shape promises a list.
 */
export function presentRecord(values: Fields, shape: JsonSchema, record: RecordType): Fields {
  return Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, promised]) => {
      const shown = maskValue(record.schema.properties?.[name], values[name]);
      return [name, shown ?? (typesOf(promised).join() === "array" ? [] : null)];
    }),
  );
}

/** A sent value that is no more than what was shown stands for the stored one. */
export function unmask(changes: Fields, before: Fields, record: RecordType): Fields {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const property = record.schema.properties?.[name];
      const isShown = property?.["x-mask"] !== undefined && value === maskValue(property, before[name]);
      return [name, isShown ? before[name] : value];
    }),
  );
}
