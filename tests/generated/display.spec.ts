import { inTurn, isWholeRun } from "../../scripts/testing/in-turn.ts";
import { faultLines, type Fault } from "../oracles/fault.ts";
import { findDisplayFaults } from "./find-display-faults.ts";
import { plannedScreens, screenName } from "./planned-screens.ts";
import { expect, test } from "./test.ts";

/** To a screen of a client a dozen addresses lead, whose visits take minutes on a busy machine: a run by turns goes to some. */
const MOST_VISITS = isWholeRun() ? Infinity : 4;

test.describe.configure({ mode: "parallel", timeout: 240_000 });

for (const screen of inTurn(plannedScreens)) {
  test(`${screenName(screen)} shows what the server answers`, { tag: "@slow" }, async ({ visits }) => {
    const faults: Fault[] = [];
    await visits(
      screen,
      async (open) => {
        faults.push(...(await findDisplayFaults(open)));
      },
      MOST_VISITS,
    );
    expect(faultLines(faults)).toEqual([]);
  });
}
