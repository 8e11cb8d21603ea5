import { signInToApi } from "./app/api.ts";
import { findBarriers } from "./app/axe.ts";
import { addCompany, removeCompanies } from "./app/companies.ts";
import { exploreScreen, type Look } from "./app/explore-screen.ts";
import { addDepartment, addRole } from "./app/organisation.ts";
import { readPages, readScreen } from "./app/planned-screens.ts";
import { expect, test } from "./app/test.ts";

test.describe.configure({ mode: "parallel" });

for (const { path, plan } of readPages()) {
  test(
    `${plan.title} and all that it opens have no barrier`,
    { tag: "@slow" },
    async ({ app, page, signIn }) => {
      const colleague = await signInToApi(app.address, "zhoumy");
      // Something that every action is allowed on.
      const company = await addCompany(colleague, `上海${plan.title}无障碍有限公司`);
      await colleague.post("/api/fcp/web/customerProfile/contact/save", {
        qyid: company.companyId,
        name: "周到",
        phone: "13612345678",
      });
      await removeCompanies(colleague, await addCompany(colleague, `上海${plan.title}已删有限公司`));
      await addDepartment(colleague, `${plan.title}无障碍部`);
      await addRole(colleague, `${plan.title}无障碍`);

      await signIn("zhoumy", path === "/customer/detail" ? `${path}?companyId=${company.companyId}` : path);
      const barriers: string[] = [];
      const missing: string[] = [];
      const look = (screen: string): Look => {
        return async (state, within) => {
          barriers.push(
            ...(await findBarriers(page, { at: `${screen} ${state}`, ...(within && { within }) })),
          );
        };
      };
      if (plan.kind === "tabs") {
        for (const { label, screen } of plan.items) {
          await page.getByRole("tab", { name: label }).click();
          missing.push(...(await exploreScreen(page, readScreen(screen), look(label))));
        }
      } else missing.push(...(await exploreScreen(page, plan, look(plan.title))));
      expect.soft(missing, "actions that no button was found for").toEqual([]);
      expect(barriers).toEqual([]);
    },
  );
}
