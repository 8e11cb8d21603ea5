import { contracts } from "../../src/contracts.ts";

const fitting = new Map(
  contracts.fields.flatMap(({ formats, fits }) =>
    formats.map((format) => [format, fits && ((text: string) => fits(text, format))] as const),
  ),
);

/** True for a text of this format; one that no field kind brings, such as `uuid`, is another system's business. */
export function fitsFormat(text: string, format: string): boolean {
  return fitting.get(format)?.(text) ?? true;
}
