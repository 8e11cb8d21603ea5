import { inTurn } from "../../scripts/testing/in-turn.ts";
import { faultLines, type Fault } from "../oracles/fault.ts";
import { permissionCodes } from "../oracles/permission-codes.ts";
import { findQueries } from "./addresses.ts";
import { listen } from "./exchanges.ts";
import { findPermissionFaults, lose, type Loss } from "./find-permission-faults.ts";
import { plannedScreens, screenName, type PlannedScreen } from "./planned-screens.ts";
import { expect, test } from "./test.ts";
import { visit } from "./visit.ts";

const LOSSES: readonly Loss[] = ["without", "view"];

/** Losses in one test: each opens the page anew. */
const AT_ONCE = 5;

test.describe.configure({ mode: "parallel" });

for (const screen of inTurn(plannedScreens)) {
  // A code that opens a page opens the screens behind its tabs: that is tried once, with the page itself.
  const screenCodes = screen.item === undefined ? [] : (screen.route.permission ?? []);
  const codes = permissionCodes(screen.plan).filter((code) => !screenCodes.includes(code));
  const lost = losses(codes, [...(screen.route.permission ?? []), screen.plan.permission]);
  for (const loss of LOSSES)
    for (let from = 0; from < lost.length; from += AT_ONCE)
      testLosses(screen, loss, lost.slice(from, from + AT_ONCE));
}

/**
 * The codes that a viewer loses at a time. One that shuts the screen is lost alone; any two of the others are told
 * apart, for one of them is lost without the other: the losses are the digits of their numbers.
 */
function losses(
  codes: readonly string[],
  shutting: readonly (string | undefined)[],
): readonly (readonly string[])[] {
  const alone = codes.filter((code) => shutting.includes(code));
  const others = codes.filter((code) => !shutting.includes(code));
  const digits = Array.from({ length: Math.ceil(Math.log2(others.length + 1)) }, (_none, digit) =>
    others.filter((_code, at) => (((at + 1) >> digit) & 1) === 1),
  );
  return [...alone.map((code) => [code]), ...digits];
}

function testLosses(screen: PlannedScreen, loss: Loss, lost: readonly (readonly string[])[]): void {
  const names = lost.map((codes) => codes.map((code) => code.split(".").at(-1)).join(" + "));
  test(
    `${screenName(screen)}: ${loss} ${names.join(", ")}`,
    { tag: "@slow" },
    async ({ page, api, standIn }) => {
      const exchanges = await listen(page, standIn, screen.plan.calls);
      const [query = {}] = await findQueries(screen, api);
      const faults: Fault[] = [];
      for (const codes of lost) {
        await lose(standIn, codes, loss);
        const open = await visit(page, screen, exchanges, query);
        const lossFaults = await findPermissionFaults(open, codes, screen.route);
        faults.push(
          ...lossFaults.map((fault) => ({ ...fault, where: `${loss} ${codes.join(" + ")}: ${fault.where}` })),
        );
      }
      expect(faultLines(faults)).toEqual([]);
    },
  );
}
