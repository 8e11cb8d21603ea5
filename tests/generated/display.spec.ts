import { inTurn } from "../../scripts/testing/in-turn.ts";
import { faultLines, type Fault } from "../oracles/fault.ts";
import { findDisplayFaults } from "./find-display-faults.ts";
import { plannedScreens, screenName } from "./planned-screens.ts";
import { expect, test } from "./test.ts";

// Each address that leads to a screen is gone to: to those of a client a dozen do.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

for (const screen of inTurn(plannedScreens)) {
  test(`${screenName(screen)} shows what the server answers`, { tag: "@slow" }, async ({ visits }) => {
    const faults: Fault[] = [];
    await visits(screen, async (open) => {
      faults.push(...(await findDisplayFaults(open)));
    });
    expect(faultLines(faults)).toEqual([]);
  });
}
