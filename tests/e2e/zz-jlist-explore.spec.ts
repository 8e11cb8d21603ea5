import { test } from "./app/test.ts";
test("fold", async ({ page, signIn }) => {
  const wanted = "f.companyName=司&f.taxlayerNo=9&f.taxlayerType=2&f.nsqxdm=06&f.provinceId=31&f.phone=1";
  await signIn("chenjie", `/customer/index?${wanted}`);
  const fold = page.getByRole("search").getByRole("button", { name: /^(展开|收起)/ });
  await fold.click();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (let i = 0; i < 4; i++) {
      await page.waitForTimeout(150);
      console.log(width, await page.evaluate(() => [document.querySelector(".list-query-fields")?.clientWidth, document.querySelector(".list-query")?.clientHeight, document.querySelectorAll(".list-query-fields > *").length, document.querySelector(".list-query-buttons")?.textContent, getComputedStyle(document.querySelector(".list-query-fields")!).gridTemplateColumns]));
    }
    await page.screenshot({ path: `/tmp/pw-jlist-shots/fold-${width}.png` });
  }
});
test("menu", async ({ page, signIn }) => {
  await signIn("chenjie", "/basicSetting/auth/depart-staff");
  const node = page.getByRole("treeitem", { name: /质控部/ });
  await node.focus();
  await page.keyboard.press("Tab");
  const active = () => page.evaluate(() => { const e = document.activeElement; return `${e?.tagName} ${e?.getAttribute("role")} ${e?.getAttribute("aria-label")} ${e?.className} ${e?.textContent?.slice(0, 40)}`; });
  console.log("1", await active());
  await page.keyboard.press("Enter");
  await page.waitForTimeout(800);
  console.log("2", await active());
  await page.screenshot({ path: `/tmp/pw-jlist-shots/menu1.png` });
  await page.keyboard.press("Tab");
  await page.waitForTimeout(300);
  console.log("3", await active());
  await page.keyboard.press("ArrowDown");
  console.log("4", await active());
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  console.log("5", await active());
  await page.screenshot({ path: `/tmp/pw-jlist-shots/menu2.png` });
  await page.goto("/setting/userManage");
  await page.getByRole("button", { name: "更多" }).first().focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(800);
  console.log("6", await active());
  await page.keyboard.press("ArrowDown");
  console.log("7", await active());
  await page.keyboard.press("Escape");
  console.log("8", await active());
});
