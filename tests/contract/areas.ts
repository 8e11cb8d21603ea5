/**
 * The areas of the catalogue, by what they are about: the tests of each group are a file of their own, which workers
 * share. Areas that are named nowhere, as new ones, are the office's.
 */
const AREAS = {
  books: ["auxiliary", "bankAccount", "bankEntry", "book", "currency", "subject"],
  clients: [
    "collection",
    "company",
    "companyUserAuth",
    "customerProfile",
    "delegation",
    "massText",
    "miniProgram",
    "rights",
  ],
  growth: ["compliance", "fintaxError", "opportunity", "visit"],
  pay: ["fee", "pit", "salary", "socialInsurance"],
  tax: [
    "feedback",
    "incomeTax",
    "invoice",
    "prediction",
    "progress",
    "report",
    "specialCase",
    "taxConfirm",
    "taxDeclare",
    "taxLogin",
    "taxNotice",
    "taxOpening",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AreaGroup = keyof typeof AREAS | "office";

const groups = new Map<string, AreaGroup>(
  Object.entries(AREAS).flatMap(([group, areas]) => areas.map((area) => [area, group as AreaGroup] as const)),
);

export function groupOf(area: string): AreaGroup {
  return groups.get(area) ?? "office";
}
