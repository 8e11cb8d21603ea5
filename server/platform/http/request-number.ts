import { randomInt } from "node:crypto";

/** Without signs that are read for one another: numbers are read out over the telephone. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The header of every answer that says which request it belongs to; the number stands in the logs too. */
export const REQUEST_NUMBER_HEADER = "x-request-no";

/** `K7M3-9QPX-2DFA`: none comes twice in a firm's lifetime. */
export function newRequestNumber(): string {
  const signs = Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]);
  return signs.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}
