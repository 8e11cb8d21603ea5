import type { Tone } from "./verb-runner.ts";

/** The tone of a message; success unless another one is named. */
export function readTone(value: unknown): Tone {
  return value === "info" || value === "warning" || value === "error" ? value : "success";
}
