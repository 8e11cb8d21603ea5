import { parseTemplate } from "../../../expression/template.ts";
import { asObject } from "../../project/project.ts";

/** The rows that a sheet hands over, by the names that its `submit` sees. */
export type SubmittedRows = "changed" | "added" | "removed";

/** The parameter that takes such rows themselves; empty where none does, which the check finds. */
export function rowParam(params: unknown, rows: SubmittedRows): string {
  return Object.entries(asObject(params)).find(([, value]) => isJust(value, rows))?.[0] ?? "";
}

function isJust(value: unknown, rows: SubmittedRows): boolean {
  if (typeof value !== "string") return false;
  const [part, ...others] = parseTemplate(value);
  return others.length === 0 && typeof part === "object" && part.source.trim() === rows;
}
