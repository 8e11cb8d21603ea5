import { readIdentityNumber } from "../../domain/identity-number.ts";
import { toShanghaiText } from "../../domain/shanghai-time.ts";

/** Birth date and age of a whole identity number; undefined where the text is none. */
export function identityNote(text: string): string | undefined {
  const facts = readIdentityNumber(text, toShanghaiText(Date.now()).slice(0, 10));
  return facts ? `${facts.birthDate} 出生，${facts.age} 岁` : undefined;
}
