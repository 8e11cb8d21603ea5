import { compileWords } from "../expression/template.ts";
import { failureText } from "./failure-text.ts";
import type { Scope } from "./host.ts";

/** The words over a part of the screen; where they cannot be worked out the part can be used all the same. */
export function compileHeading(text: string): (scope: Scope) => string {
  const words = compileWords(text);
  return (scope) => {
    try {
      return words(scope);
    } catch (error) {
      return `⚠ ${failureText(error)}`;
    }
  };
}
