import { test } from "./app/test.ts";
const S = { user: "/setting/userManage", cust: "/customer/index", depart: "/basicSetting/auth/depart-staff", log: "/otherSetting/operationLog" };
test("look", async ({ page, signIn }) => {
  await signIn("chenjie");
  for (const [name, path] of Object.entries(S)) {
    await page.goto(path);
    await page.getByRole("row").nth(1).waitFor();
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/pw-jlist-shots/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const snap = await page.locator("main").ariaSnapshot();
    console.log("=====", name, "\n", snap.slice(0, 5500));
  }
});
