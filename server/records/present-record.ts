import { maskBankCard, maskIdentity, maskPhone } from "../../src/domain/mask.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import { type RecordPlan, type ShownField } from "./plan/record-plan.ts";
import type { Fields } from "../contracts/record.ts";

type Mask = NonNullable<JsonSchema["x-mask"]>;

const MASKS: { readonly [how in Mask]: (text: string) => string } = {
  phone: maskPhone,
  identity: maskIdentity,
  bankCard: maskBankCard,
  secret: () => "******",
};

/** The shown form of a value; null when there is none. */
export function maskValue(how: Mask | undefined, value: unknown): unknown {
  return how !== undefined && typeof value === "string" && value !== "" ? MASKS[how](value) : value;
}

/** A record as an answer shows it to people. An unknown value is null, or an empty list. */
export function presentRecord(values: Fields, shape: readonly ShownField[]): Fields {
  return Object.fromEntries(
    shape.map(({ name, mask, isList }) => [name, maskValue(mask, values[name]) ?? (isList ? [] : null)]),
  );
}

/** A sent value that is no more than what was shown stands for the stored one. */
export function unmask(changes: Fields, before: Fields, { masked }: RecordPlan): Fields {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const mask = masked.get(name);
      const isShown = mask !== undefined && value === maskValue(mask, before[name]);
      return [name, isShown ? before[name] : value];
    }),
  );
}
