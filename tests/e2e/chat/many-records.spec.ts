import { signInToApi } from "../app/api.ts";
import { companiesOf, drawer, message, openTalk, say } from "../app/chat.ts";
import { isWalkInTurn } from "../../../scripts/testing/in-turn.ts";
import { expect, test } from "../app/test.ts";

const RECORDS = 1540;
const AT_ONCE = 20;

if (isWalkInTurn(3))
  test(
    "more than 1,500 messages come in two pages; few are drawn, and the reader's place stays",
    { tag: "@slow" },
    async ({ app, page, signIn }) => {
      test.setTimeout(180_000);
      const company = (await companiesOf(app.address, "sunli"))[15];
      if (!company) throw new Error("sunli has too few companies");
      const api = await signInToApi(app.address, "sunli");
      for (let from = 1; from <= RECORDS; from += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, (_none, place) =>
            say(api, { qyid: company.qyid, module: 2, content: `流水 ${from + place} 号` }),
          ),
        );
      await signIn("sunli");
      const pages: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/chat/record/page")) pages.push(request.postData() ?? "");
      });
      await openTalk(page, company.companyName, "银行流水");
      const rows = drawer(page).getByRole("article");
      await expect(rows.last()).toBeInViewport();
      expect(await rows.count()).toBeLessThan(60);
      await drawer(page).locator(".chat-scroll").focus();
      await page.keyboard.press("Home");
      await expect.poll(() => pages.some((question) => question.includes("beforeId"))).toBe(true);
      // The first message is where it was, with the older ones above it.
      const first = rows.filter({ hasText: /流水 \d+ 号/ }).first();
      await expect(first).toBeVisible();
      // Pressed before the older ones stand, it leads to where the top was.
      await expect(async () => {
        await page.keyboard.press("Home");
        await expect(drawer(page).getByText("没有更早的记录了")).toBeInViewport({ timeout: 1000 });
      }).toPass();
      expect(await rows.count()).toBeLessThan(60);
      await page.keyboard.press("End");
      await expect(rows.last()).toBeInViewport();
      await expect(message(page, /流水 15[234]\d 号/).first()).toBeVisible();
    },
  );
