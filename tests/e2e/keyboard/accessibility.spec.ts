import { findBarriers } from "../app/axe.ts";
import { explorePage, prepareFor } from "../app/explore-page.ts";
import type { Look } from "../app/explore-screen.ts";
import { inTurn } from "../../../scripts/testing/in-turn.ts";
import { readPages } from "../app/planned-screens.ts";
import { expect, test } from "../app/test.ts";

// A page of tabs is as long as all its screens.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

/** Actions that no row of the demo data has. */
const WITHOUT_ROW: Readonly<Record<string, readonly string[]>> = {
  "setting.pro-card-trades": ["pay", "cancel"],
  // Clients whose selection is confirmed have been notified of their tax already.
  "account-center.invoice": ["revokeConfirmation", "batchRevokeConfirmation"],
  // The first account has entries that are still open: its period cannot be confirmed yet.
  "account-center.bank-edit": ["confirm", "unconfirm"],
  // Nothing has been attached to the payroll.
  "account-center.salary-detail": ["delete"],
  // Its account is valid, and no collection of its taxes is running.
  "customer.detail": ["cause", "cancel"],
  // No job is running.
  "other-setting.jobs": ["cancel"],
  // The first client of the list has opportunities that have come to their ends.
  "performance.turn-business-detail": ["win", "lose", "follow", "win", "lose", "invalid"],
};

for (const planned of inTurn(readPages())) {
  const { plan } = planned;
  test(
    `${plan.title} and all that it opens have no barrier`,
    { tag: "@slow" },
    async ({ app, page, signIn }) => {
      await signIn("zhoumy", await prepareFor(app, planned, "无障碍"));
      const barriers: string[] = [];
      const look = (screen: string): Look => {
        return async (state, within) => {
          barriers.push(
            ...(await findBarriers(page, { at: `${screen} ${state}`, ...(within && { within }) })),
          );
        };
      };
      const missing = await explorePage(page, plan, look);
      expect.soft(missing, "actions that no button was found for").toEqual(WITHOUT_ROW[plan.id] ?? []);
      expect(barriers).toEqual([]);
    },
  );
}
