import { withoutInvisibleMarks } from "../../../../../src/domain/visible-text.ts";
import { cutBlanks } from "../../../../../src/domain/typed-text.ts";

/** Signs that statements put where there is nothing. */
const NOTHING = /^[-–—―－_/\\*.、\s]*$/u;

/** A text of a statement without blanks around it; null: it says nothing, as `--` and `----------`. */
export function readText(value: string | number | null | undefined): string | null {
  const plain = cutBlanks(withoutInvisibleMarks(String(value ?? "")));
  return NOTHING.test(plain) ? null : plain;
}

/**
 * The account of the other side: digits joined over blanks and hyphens, without the `'` that marks a text; a masked,
 * foreign or internal number as it stands.
 */
export function readAccountNumber(value: string | number | null | undefined): string | null {
  const text = readText(value);
  if (text === null) return null;
  const plain = text.normalize("NFKC").replace(/^'/, "");
  const joined = plain.replaceAll(/[\s-]/g, "");
  return /^\d+$/.test(joined) ? joined : cutBlanks(plain);
}

/** A serial number; one of zeros alone is the bank's sign for none. */
export function readSerial(value: string | number | null | undefined): string | null {
  const text = readText(value);
  return text === null || /^0+$/.test(text) ? null : text.replace(/^'/, "");
}
