import { faultLines, type Fault } from "../oracles/fault.ts";
import { permissionCodes } from "../oracles/permission-codes.ts";
import { findQueries } from "./addresses.ts";
import { listen } from "./exchanges.ts";
import { findPermissionFaults, lose, type Loss } from "./find-permission-faults.ts";
import { plannedScreens, screenName, type PlannedScreen } from "./planned-screens.ts";
import { expect, test } from "./test.ts";
import { visit } from "./visit.ts";

const LOSSES: readonly Loss[] = ["without", "view"];

/** Codes in one test: each opens the page anew. */
const AT_ONCE = 5;

test.describe.configure({ mode: "parallel" });

for (const screen of plannedScreens) {
  // A code that opens a page opens the screens behind its tabs: that is tried once, with the page itself.
  const screenCodes = screen.item === undefined ? [] : (screen.route.permission ?? []);
  const codes = permissionCodes(screen.plan).filter((code) => !screenCodes.includes(code));
  for (const loss of LOSSES)
    for (let from = 0; from < codes.length; from += AT_ONCE)
      testLoss(screen, loss, codes.slice(from, from + AT_ONCE));
}

function testLoss(screen: PlannedScreen, loss: Loss, codes: readonly string[]): void {
  const names = codes.map((code) => code.split(".").at(-1));
  test(`${screenName(screen)}: ${loss} ${names.join(", ")}`, { tag: "@slow" }, async ({ page, api }) => {
    const exchanges = await listen(page, screen.plan.calls);
    const [query = {}] = await findQueries(screen, api);
    const faults: Fault[] = [];
    for (const code of codes) {
      await lose(page, code, loss);
      const open = await visit(page, screen, exchanges, query);
      const lossFaults = await findPermissionFaults(open, code, screen.route.permission ?? []);
      faults.push(...lossFaults.map((fault) => ({ ...fault, where: `${loss} ${code}: ${fault.where}` })));
    }
    expect(faultLines(faults)).toEqual([]);
  });
}
