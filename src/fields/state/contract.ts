import type { FieldContract } from "../../schema/contracts.ts";
import { badgeOption, choosingOption, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { BLANK } from "../../domain/plain-text.ts";

const table = {
  state: { type: "string", "x-refers": "state", description: "Name of the derived state." },
} as const;

export const stateContract: FieldContract = {
  kind: "state",
  summary: "A state derived from the whole row; its filter sends the value of a case.",
  formats: [],
  align: "left",
  width: 100,
  chosen: true,
  cell: optionsSchema({ ...table, ...badgeOption }, ["state"]),
  control: optionsSchema({ ...table, ...placeholderOption, ...choosingOption }, ["state"]),
  format: (_value, { state }, { states }, row) =>
    (typeof state === "string" ? states[state]?.caseOf(row)?.label : undefined) ?? BLANK,
};
