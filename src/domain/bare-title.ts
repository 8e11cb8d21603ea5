import { bareName } from "./same-name.ts";

/** Marks a required column in the template, and is not part of its title. */
export const REQUIRED_MARK = "*";

/** A title as it is compared: blanks, invisible characters, the mark and the width of brackets do not count. */
export function bareTitle(title: string): string {
  return bareName(title).replaceAll(REQUIRED_MARK, "");
}
