import type { Page } from "@playwright/test";
import { expect, test } from "../app/test.ts";

const CUSTOMERS = "/customer/index";

const search = (page: Page) => page.getByRole("search");

test("filters stand in one line at every width; those folded away are counted when they have a value", async ({
  page,
  signIn,
}) => {
  const wanted = "f.companyName=司&f.taxlayerNo=9&f.taxlayerType=2&f.nsqxdm=06&f.provinceId=31&f.phone=1";
  await signIn("chenjie", `${CUSTOMERS}?${wanted}`);
  const fold = search(page).getByRole("button", { name: /^(展开|收起)/ });
  await expect(fold, "nothing that narrows the list is out of sight").toHaveText("收起");
  await fold.click();
  const folded: number[] = [];
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await search(page).boundingBox())?.height, `one line at ${width}`)
      .toBeLessThan(60);
    let count = 0;
    await expect(async () => {
      count = Number(/已填 (\d) 项/.exec((await fold.textContent()) ?? "")?.[1] ?? "0");
      const shown = await search(page).getByRole("textbox").or(search(page).getByRole("combobox")).count();
      expect(count, `beside the ${shown} on show`).toBe(Math.max(0, 6 - shown));
    }).toPass();
    folded.push(count);
  }
  expect(
    folded.toSorted((a, b) => b - a),
    "the wider the window, the fewer",
  ).toEqual(folded);
  expect(folded[0]).toBeGreaterThan(folded[2] ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fold.click();
  await expect(page.getByLabel("联系电话")).toHaveValue("1");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
});
