import { type LineFigures, figuresOfYear } from "../../server/contexts/payroll/salary/lines/year-figures.ts";
import type { PaidLine, PersonYear } from "../../server/contexts/payroll/salary/persons/person-year.ts";
import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import { demoPay } from "./demo-pay.ts";
import type { DemoPayrollPerson } from "./demo-people.ts";
import { type DemoTaxDetails, demoTaxDetails } from "./demo-tax-details.ts";

/** A person's year as the firm's data has it. */
export interface DemoPersonYear extends DemoTaxDetails {
  readonly kjnd: number;
  readonly lines: readonly LineFigures<PaidLine>[];
  /** The pay in the year before the firm took over, to the month before; null: nothing. */
  readonly opening: Opening | null;
}

type Opening = { readonly kjnd: number; readonly kjqj: number } & Readonly<Record<string, number>>;

/** All years of a person, with the tax as the product itself works it out. */
export function demoPersonYears(person: DemoPayrollPerson, world: DemoWorld): DemoPersonYear[] {
  const { periods } = person.company;
  const years = [...new Set(periods.map(({ kjnd }) => kjnd))];
  return years.map((kjnd) => {
    const months = periods.filter((period) => period.kjnd === kjnd);
    const details = demoTaxDetails(person, kjnd, months, world);
    const bare = { person: person.fields, openings: [], lines: [], ...details };
    const opening = openingOf(person, monthsBefore(months), bare, world);
    const paid = months.flatMap((month) => demoPay(person, month, world));
    const year = { ...bare, lines: paid, openings: opening ? [opening] : [] };
    return { kjnd, ...details, opening, lines: figuresOfYear(year, 1) };
  });
}

/** Months of the year before the first one that the firm did. */
function monthsBefore([first]: readonly DemoPeriod[]): DemoPeriod[] {
  if (!first) return [];
  return Array.from({ length: first.kjqj - 1 }, (_none, index) => ({
    kjnd: first.kjnd,
    kjqj: index + 1,
    name: `${first.kjnd}-${String(index + 1).padStart(2, "0")}`,
  }));
}

function openingOf(
  person: DemoPayrollPerson,
  months: readonly DemoPeriod[],
  bare: PersonYear,
  world: DemoWorld,
): Opening | null {
  const lines = months.flatMap((month) => demoPay(person, month, world));
  const wages = lines.filter(({ xclx }) => xclx === SALARY.wages);
  const last = figuresOfYear({ ...bare, lines: wages }, 1).at(-1);
  if (!last) return null;
  const { ljsr, ljmssr, ljjcfy, ljzxkc, ljzxfjkc, ljqtkc, ljjmse, ljykjse, ybtse } = last.figures as Opening;
  const sums = { ljsr, ljmssr, ljjcfy, ljzxkc, ljzxfjkc, ljqtkc, ljjmse } as Readonly<Record<string, number>>;
  const withheld = Math.round(((ljykjse ?? 0) + (ybtse ?? 0)) * 100) / 100;
  return { ...sums, kjnd: last.line.kjnd, kjqj: last.line.kjqj, ljykjse: withheld };
}
