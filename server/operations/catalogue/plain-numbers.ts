import type { ErrorObject } from "ajv";
import type { Validate } from "./validate.ts";

/** As people write numbers: without blanks, exponents, other bases or more digits than a number keeps. */
const PLAIN = /^-?\d{1,15}(\.\d{1,15})?$/;

export const PLAIN_NUMBER = "plainNumber";

/** Also refuses texts that become numbers only by the rules of a programming language: " 5", "1e3", "0x10". */
export function plainNumbers(validate: Validate): Validate {
  return (value) => {
    const texts = { ...(value as Record<string, unknown> | null) };
    const errors = validate(value);
    const read = value as Record<string, unknown> | null;
    const odd = Object.entries(texts).flatMap(([name, text]) => oddNumbers(name, text, read?.[name]));
    return [...odd, ...errors];
  };
}

function oddNumbers(name: string, text: unknown, read: unknown): ErrorObject[] {
  const texts = [text].flat();
  const values = [read].flat();
  const isOdd = texts.some(
    (sent, index) => typeof sent === "string" && typeof values[index] === "number" && !PLAIN.test(sent),
  );
  const instancePath = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return isOdd ? [{ keyword: PLAIN_NUMBER, instancePath, schemaPath: "#", params: {}, data: text }] : [];
}
