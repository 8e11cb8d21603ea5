import { chromium } from "@playwright/test";
import { newSession } from "./app/session.ts";
import { signInToApi } from "./app/api.ts";
const base = "http://localhost:4614";
const api = await signInToApi(base, "chenjie");
const { result } = await api.post("/api/fcp/web/bank/account/list", {
  pageNum: 1,
  pageSize: 100,
  status: 1,
  zhlx: 1,
});
const a = (result as any).list.find((x: any) => x.lastEntryDate);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
const context = await browser.newContext({
  storageState: await newSession(base, "chenjie"),
  viewport: { width: 1440, height: 900 },
  locale: "zh-CN",
});
const page = await context.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message));
await page.goto(
  `${base}/accountCenter/bank/edit?companyId=${a.companyId}&yhzhid=${a.yhzhid}&period=${a.lastEntryDate.slice(0, 7)}`,
);
await page.getByRole("button", { name: "新增流水" }).click();
const form = page.getByRole("dialog", { name: "新增流水" });
await form.getByRole("button", { name: "选科目" }).waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: "/tmp/h4-1.png" });
await form.getByRole("button", { name: "选科目" }).click();
const subjects = page.getByRole("dialog", { name: "选科目" });
await subjects.getByRole("button", { name: "选择" }).first().waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: "/tmp/h4-2.png" });
await subjects.getByRole("button", { name: "选择" }).nth(3).click();
await page.waitForTimeout(1200);
await page.screenshot({ path: "/tmp/h4-3.png" });
await page.keyboard.press("Escape");
await page.waitForTimeout(600);
await page.screenshot({ path: "/tmp/h4-4.png" });
await browser.close();
