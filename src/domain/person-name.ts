import { cutBlanks } from "./typed-text.ts";

const HAN = /[\p{Script=Han}〇]/u;

/** Blanks within a name of Chinese characters, which people write to fill its place: 张 三. */
const BESIDE_HAN = /(?<=[\p{Script=Han}〇·])\s+|\s+(?=[\p{Script=Han}〇·])/gu;

/** The marks that people write between the parts of a name such as 买买提·艾山. */
const DOT_BETWEEN_HAN = /(?<=[\p{Script=Han}〇])\s*[·•‧・⋅∙●.．]\s*(?=[\p{Script=Han}〇])/gu;

/**
 * A name of a person as it is kept: one of Chinese characters without blanks, its parts divided by `·`; any other with
 * single blanks.
 */
export function tidyPersonName(text: string): string {
  const name = cutBlanks(text.normalize("NFKC")).replaceAll(/\s+/g, " ");
  return HAN.test(name) ? name.replaceAll(DOT_BETWEEN_HAN, "·").replaceAll(BESIDE_HAN, "") : name;
}

/** True for two ways to write the name of one person; capitals and small letters are the same. */
export function isSamePersonName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return tidyPersonName(name).toLowerCase();
}
