import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";

/** A client whose sales have become so many times what they were, in the last months. */
interface DemoTurn {
  readonly months: number;
  readonly times: number;
}

/** Two that sell nothing any more, and two small ones that have grown to the limit of their kind of taxpayer. */
const TURNS: ReadonlyMap<number, DemoTurn> = new Map([
  [1_001_035, { months: 4, times: 0 }],
  [1_001_036, { months: 8, times: 0 }],
  [1_001_040, { months: 12, times: 3.4 }],
  [1_001_055, { months: 12, times: 4 }],
]);

/** The factor by which a company's sales of the month differ from the usual. */
export function salesTimes(
  { periods }: DemoWorld,
  { companyId }: Pick<DemoCompany, "companyId">,
  period: DemoPeriod,
): number {
  const turn = TURNS.get(companyId);
  return turn && periods.indexOf(period) >= periods.length - turn.months ? turn.times : 1;
}
