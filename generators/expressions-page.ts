import { expressionFunctions } from "../src/expression/functions.ts";
import * as limits from "../src/expression/limits.ts";
import { arrayMethods, eachMethods, textMethods } from "../src/expression/member-names.ts";
import { compileTemplate } from "../src/expression/template.ts";

const ROW = { amount: 1234.5, status: 2, tags: ["重点", "新签"], contact: null };

/** Examples of the language, each with its result for `ROW`. */
const EXAMPLES: readonly (readonly [string, readonly string[]])[] = [
  ["values", ["{{ 12 }}", "{{ 'A' }}", "{{ null }}", "{{ [1, 2] }}", "{{ { a: 1 } }}"]],
  ["members", ["{{ row.tags[0] }}", "{{ row.contact?.name }}", "{{ row.tags.length }}"]],
  ["arithmetic", ["{{ row.amount * 2 + 1 }}", "{{ 7 % 4 }}", "{{ -row.status }}"]],
  ["comparison", ["{{ row.status === 2 }}", "{{ row.amount >= 2000 }}", "{{ row.contact == null }}"]],
  ["logic", ["{{ row.status === 2 && !row.contact }}", "{{ row.contact ?? '无' }}"]],
  ["choice", ["{{ row.amount > 1000 ? '大额' : '小额' }}"]],
  ["text", ["{{ `共 ${row.tags.length} 个` }}", "共 {{ row.tags.length }} 个标签"]],
  ["lists", ["{{ row.tags.some((tag) => tag === '新签') }}", "{{ row.tags.map((tag) => tag.length) }}"]],
];

/** Text of `docs/expressions.md`: made of the functions and names themselves, its results of the interpreter's. */
export function emitExpressionsPage(): string {
  return [
    "<!-- Written by `npm run generate` from src/expression. -->",
    "",
    "# Expressions",
    "",
    "A side-effect-free part of JavaScript between `{{` and `}}`. A text that is one expression gives its value; with other text around it, text. `check` types each against the catalogue; [the schema language](schema-language.md#expressions) says which names are seen where.",
    "",
    `The examples see \`row\`: \`${JSON.stringify(ROW)}\`.`,
    "",
    ...table(["", "expression", "gives"], EXAMPLES.flatMap(exampleRows)),
    "",
    "## Functions",
    "",
    ...table(
      ["function", "what it gives"],
      Object.values(expressionFunctions)
        .map(({ declaration, summary }) => [code(declaration), summary])
        .toSorted(([left = ""], [right = ""]) => (left < right ? -1 : 1)),
    ),
    "",
    "## Methods",
    "",
    ...table(
      ["on", "methods"],
      [
        ["texts", textMethods.map(code).join(" ")],
        ["arrays", arrayMethods.map(code).join(" ")],
        ["arrays, with an arrow function", eachMethods.map(code).join(" ")],
      ],
    ),
    "",
    "They work as in JavaScript, but a value of the wrong type is an error instead of a silent conversion, and sums, differences and products of numbers are those of their decimals: `0.1 + 0.2` is `0.3`. Nothing else can be called, and no value can be changed. Days, moments and periods are texts, which compare as they stand; `check` refuses one that does not exist (`'2026-02-30'`) or is written in another way (`'2026/2/3'`).",
    "",
    "## Limits",
    "",
    ...table(
      ["of", "at most"],
      [
        ["characters of one expression", amount(limits.MAX_SOURCE)],
        ["parts of one expression", amount(limits.MAX_NODES)],
        ["expressions inside expressions", amount(limits.MAX_NESTING)],
        ["arrow functions inside arrow functions", amount(limits.MAX_ARROWS)],
        ["steps of one evaluation (about 50 ms)", amount(limits.MAX_STEPS)],
        ["characters of a text that it makes", amount(limits.MAX_TEXT)],
      ],
    ),
    "",
  ].join("\n");
}

function exampleRows([topic, expressions]: (typeof EXAMPLES)[number]): string[][] {
  return expressions.map((expression, index) => [
    index === 0 ? topic : "",
    code(expression),
    code(resultOf(expression)),
  ]);
}

function resultOf(template: string): string {
  return JSON.stringify(compileTemplate(template)({ row: ROW })) ?? "undefined";
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(escaped).join(" | ")} |`);
}

// A bar would end the cell, in code too.
function escaped(text: string): string {
  return text.replaceAll("|", "\\|");
}

function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function amount(count: number): string {
  return count.toLocaleString("en-US");
}
