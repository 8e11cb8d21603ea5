import { withoutInvisibleMarks } from "./visible-text.ts";

/** A name as it is compared: blanks, invisible characters and the width of letters, digits and brackets do not count. */
export function bareName(name: string): string {
  return withoutInvisibleMarks(name).normalize("NFKC").replaceAll(/\s+/g, "");
}

/** True for two ways of writing one name: 上海云启（中国）有限公司 and 上海云启(中国) 有限公司. */
export function isSameName(one: string, other: string): boolean {
  return bareName(one) === bareName(other);
}
