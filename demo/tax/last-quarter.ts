import { currentPeriod, periodParts } from "../../src/domain/period.ts";
import type { Quarter } from "../../server/contexts/tax/income-tax/income-filing.ts";
import type { DemoWorld } from "../demo-world.ts";

/** The last quarter that is over. */
export function lastQuarter(world: Pick<DemoWorld, "clock">): Quarter {
  const { kjnd, kjqj } = periodParts(currentPeriod(world.clock.now()));
  const quarter = Math.floor(kjqj / 3);
  return quarter === 0 ? { kjnd: kjnd - 1, quarter: 4 } : { kjnd, quarter };
}
