import { factsOf, type TaxAction, type TaxMonth } from "./monthly-tax-table.ts";

const FACTS: { readonly [fact in keyof TaxMonth]: string } = {
  noticeTaxType: "`noticeTaxType`",
  doubtState: "`doubtState`",
  predictionStatus: "`predictionStatus`",
  checkStatus: "`checkStatus`",
  confirmationStatus: "`confirmationStatus`",
  cancelStatus: "`cancelStatus`",
  taxDeclareStatus: "`taxDeclareStatus`",
  zzshfjs: "the estimate `zzshfjs`",
  difference: "the difference to the notice",
  isOpeningUnknown: "`isOpeningUnknown`",
  monthsBehind: "the number of months behind the last one",
};

/** The table as a page of the documents. */
export function renderMonthlyTaxTable(actions: readonly TaxAction[]): string {
  return [
    "# Actions of the monthly tax list",
    "",
    "Rendered from `tests/oracles/monthly-tax-table.ts`, which `account-center.invoice` is held against in every state of a month. Change the table, and have its test write this page anew (`--update` of Vitest).",
    ...actions.flatMap(section),
    "",
  ].join("\n");
}

function section({ label, permission, isOfTicked, shown, never, obstacles }: TaxAction): readonly string[] {
  return [
    "",
    `## ${label}`,
    "",
    `- Needs \`${permission}\`.`,
    `- ${isOfTicked ? "Of the ticked rows, done" : "Shown"} where ${words(shown, " and ")}${never ? `, never where ${words(never, " or ")}` : ""}.`,
    ...obstacles.map(({ when, reason }) => `- Where ${words(when, " and ")} it says: ${reason}`),
  ];
}

function words(condition: TaxAction["shown"], between: string): string {
  return factsOf(condition)
    .map((fact) => `${FACTS[fact]} is ${condition[fact]?.map(String).join("/")}`)
    .join(between);
}
