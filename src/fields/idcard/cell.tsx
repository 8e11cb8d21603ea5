import { readIdentityNumber } from "../../domain/identity-number.ts";
import { toShanghaiText } from "../../domain/shanghai-time.ts";
import { maskedCell } from "../cells/masked-cell.tsx";

/** The whole number tells birth date and age. */
export const idcardCell = maskedCell((whole) => {
  const facts = readIdentityNumber(whole, toShanghaiText(Date.now()).slice(0, 10));
  return facts ? `${facts.birthDate} 出生，${facts.age} 岁` : undefined;
});
