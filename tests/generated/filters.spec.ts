import { inTurn } from "../../scripts/testing/in-turn.ts";
import { faultLines, type Fault } from "../oracles/fault.ts";
import { findFilterFaults } from "./find-filter-faults.ts";
import { findOrderFaults } from "./find-order-faults.ts";
import { plannedLists, screenName } from "./planned-screens.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

for (const screen of inTurn(plannedLists)) {
  test(
    `${screenName(screen)}: filters, orders and tree ask for what they say`,
    { tag: "@slow" },
    async ({ visits, api }) => {
      const faults: Fault[] = [];
      await visits(
        screen,
        async (open) => {
          faults.push(...(await findFilterFaults(open, api)), ...(await findOrderFaults(open)));
        },
        1,
      );
      expect(faultLines(faults)).toEqual([]);
    },
  );
}
