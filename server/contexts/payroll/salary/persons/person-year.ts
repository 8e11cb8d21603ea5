import { yuanToFen } from "../../../../../src/domain/money.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { readClaim } from "../details/deduction-claim.ts";
import { type LineFacts, type OpeningSums, SALARY, type TaxedPerson } from "../lines/line-facts.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";

type Period = Pick<PayrollPeriod, "kjnd" | "kjqj">;

/** Pay of one kind and month: a payroll line with its amounts in yuan. */
export type PaidLine = Fields & Period & { readonly xclx: number };

/** Everything of one person that bears on their tax in a year: records of the catalogue's kinds, each list by month. */
export interface PersonYear<Line extends PaidLine = PaidLine> {
  readonly person: TaxedPerson;
  readonly lines: readonly Line[];
  readonly openings: readonly (Fields & Period)[];
  readonly claims: readonly (Fields & Period)[];
  readonly elsewhere: readonly (Fields & Period)[];
  readonly reliefs: readonly (Fields & Period)[];
  readonly foreign: readonly (Fields & Period)[];
}

/** The facts that a line's tax depends on, given the person's lines of its kind before it as they are now. */
export function factsOf(year: PersonYear, line: PaidLine, earlier: LineFacts["earlier"]): LineFacts {
  const { person, claims, elsewhere, reliefs, foreign } = year;
  const { kjqj, xclx } = line;
  const abroad = foreign.filter((income) => income.kjqj === kjqj);
  const taxedHere = abroad.reduce((sum, { jnsd }) => sum + yuanToFen(Number(jnsd)), 0);
  const opening = xclx === SALARY.wages ? openingBefore(year, kjqj) : null;
  const reliefIn = (months: readonly number[]) =>
    reliefs
      .filter((record) => months.includes(record.kjqj) && record.sdxm === xclx)
      .reduce((sum, { jmse }) => sum + yuanToFen(Number(jmse)), 0);
  const counted = earlier.filter(({ month }) => month > (opening?.month ?? 0));
  return {
    xclx,
    period: periodName(line),
    person,
    earlier,
    opening,
    claims: claims.filter((claim) => claim.kjqj <= kjqj).map(readClaim),
    claimedElsewhere: elsewhere.filter(({ sfbdwkc }) => sfbdwkc === 0).map(periodName),
    relief: reliefIn([kjqj]),
    reliefBefore: reliefIn(counted.map(({ month }) => month)),
    taxedHere: abroad.length > 0 ? taxedHere : null,
  };
}

/** The sums taken over last, of those that end before the month. */
function openingBefore({ openings }: PersonYear, month: number): OpeningSums | null {
  const last = openings.findLast((opening) => opening.kjqj < month);
  if (!last) return null;
  const fen = (name: keyof OpeningSums) => yuanToFen(Number(last[name] ?? 0));
  return {
    month: last.kjqj,
    ljsr: fen("ljsr"),
    ljmssr: fen("ljmssr"),
    ljzxkc: fen("ljzxkc"),
    ljzxfjkc: fen("ljzxfjkc"),
    ljqtkc: fen("ljqtkc"),
    ljjmse: fen("ljjmse"),
    ljykjse: fen("ljykjse"),
  };
}
