import { inTurn } from "../../scripts/testing/in-turn.ts";
import { faultLines, type Fault } from "../oracles/fault.ts";
import { findActionFaults } from "./find-action-faults.ts";
import { plannedScreens, screenName, type PlannedScreen } from "./planned-screens.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

for (const screen of inTurn(plannedScreens.filter(leadsToDialogs))) {
  test(
    `${screenName(screen)}: forms refuse what is empty or wrong, questions can be refused`,
    { tag: "@slow" },
    async ({ visits }) => {
      const faults: Fault[] = [];
      await visits(
        screen,
        async (open) => {
          faults.push(...(await findActionFaults(open)));
        },
        1,
      );
      expect(faultLines(faults)).toEqual([]);
    },
  );
}

/** True for a screen whose actions open questions or dialogs. */
function leadsToDialogs({ plan }: PlannedScreen): boolean {
  return plan.kind === "list" || (plan.kind === "page" && plan.actions.length > 0);
}
