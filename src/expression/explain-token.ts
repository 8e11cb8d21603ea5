import type { Token } from "./tokenize.ts";
import { eachMethods } from "./member-names.ts";

const FUNCTIONS = `functions cannot be written here; they are arguments of ${eachMethods.slice(0, -1).join(", ")} and ${eachMethods.at(-1)} only`;
const ASSIGNMENT = "assignment is not allowed in an expression; to compare, use ===";
const BITS = "operators on bits are not supported; use && or ||";
const STATEMENT = "an expression is one value; statements are not allowed";
const OBJECTS = "objects of classes cannot be made or asked for here; use a registered function";

const punctuators: { readonly [punctuator: string]: string } = {
  "=>": FUNCTIONS,
  "**": "** is not supported; use *",
  ";": STATEMENT,
  ",": "a comma cannot stand here; an expression is one value",
  "...": "... spreads inside [ ], { } and the arguments of a function only",
  "`": "a template text cannot follow a value",
  "++": ASSIGNMENT,
  "--": ASSIGNMENT,
};

const words: { readonly [word: string]: string } = {
  function: FUNCTIONS,
  async: FUNCTIONS,
  class: OBJECTS,
  new: OBJECTS,
  instanceof: OBJECTS,
  this: "there is no this; name what you read, for example row",
  super: "there is no super; name what you read, for example row",
  in: "in is not supported; compare the property, for example row.a !== undefined",
  delete: ASSIGNMENT,
  void: "void is not supported; write undefined",
  await: "an expression cannot wait; use a step with as",
  yield: "an expression cannot wait; use a step with as",
  import: "an expression cannot import; use a registered function",
};

const STATEMENTS =
  "break case catch const continue debugger default do else enum export extends finally for if let return switch throw try var while with";

/** Words that JavaScript reserves in strict mode beyond those explained above. */
const reserved = new Set(
  `${STATEMENTS} arguments eval implements interface package private protected public static typeof true false null undefined`.split(
    " ",
  ),
);

const statements = new Set(STATEMENTS.split(" "));

/** True when the word cannot name a value. `async` can, in JavaScript: it only explains a misplaced function. */
export function isReservedWord(word: string): boolean {
  return reserved.has(word) || (word !== "async" && Object.hasOwn(words, word));
}

/** The reason why the token cannot stand at its place, with a substitute where there is one. */
export function explainToken(token: Token, otherwise?: string): string {
  if (token.kind === "punctuator") {
    const known = Object.hasOwn(punctuators, token.value) ? punctuators[token.value] : undefined;
    if (known !== undefined) return known;
    if (/^(?:[&|^~]|<<|>>>?)$/.test(token.value)) return BITS;
    if (/(?:^|[^=!<>])=$|^(?:<<|>>>?)=$/.test(token.value)) return ASSIGNMENT;
  }
  if (token.kind === "name") {
    if (Object.hasOwn(words, token.value)) return words[token.value] ?? STATEMENT;
    if (statements.has(token.value)) return STATEMENT;
  }
  if (otherwise !== undefined) return otherwise;
  return token.kind === "end" ? "the expression ends too early" : `unexpected ${describe(token)}`;
}

function describe(token: Token): string {
  return token.kind === "string" ? "text" : `"${token.value}"`;
}
