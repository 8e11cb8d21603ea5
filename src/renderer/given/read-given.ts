import { readAddressValue } from "../../domain/address-value.ts";
import type { InputPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Given, ScreenPlace } from "../host.ts";

export type GivenRead =
  | { readonly given: Given }
  /** An input that is needed and missing, or that the address has in a way that cannot be read. */
  | { readonly fault: "missing" | "unreadable"; readonly input: InputPlan };

/** The values given to a screen: by the screen around it, or by its address. */
export function readGiven(
  inputs: readonly InputPlan[],
  { search, given: handed }: Pick<ScreenPlace, "search" | "given">,
): GivenRead {
  const params = new URLSearchParams(handed ? "" : search);
  const given: { [input: string]: unknown } = { ...handed };
  for (const input of inputs) {
    const text = params.get(input.name) ?? "";
    if (text !== "") {
      given[input.name] = readText(text, input.type);
      if (given[input.name] === undefined) return { fault: "unreadable", input };
    }
    if ((given[input.name] ?? null) === null && !input.optional) return { fault: "missing", input };
  }
  return { given };
}

function readText(text: string, type: InputPlan["type"]): unknown {
  switch (type) {
    case "integer":
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case "number":
      return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : undefined;
    case "boolean":
      return text === "true" || (text === "false" ? false : undefined);
    default: {
      const value = readAddressValue(text);
      return typeOf(value) === type ? value : undefined;
    }
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}
