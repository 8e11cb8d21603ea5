import { readdirSync, readFileSync } from "node:fs";
import { choose, question, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const SYSTEM_PAGES = ["/403", "/404", "/500", "/noAuth", "/no/such/page"];

test("every document carries the policy and no script of its own", async ({ page, signInByPage }) => {
  const documents: { readonly url: string; readonly policy: string; readonly html: string }[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "document" || response.status() >= 300) return;
    const policy = (await response.headerValue("content-security-policy")) ?? "";
    documents.push({ url: response.url(), policy, html: await response.text() });
  });
  await signInByPage("chenjie", SCREEN);
  await expect(page.getByRole("table")).toBeVisible();
  for (const path of SYSTEM_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect.poll(() => documents.length).toBeGreaterThanOrEqual(SYSTEM_PAGES.length + 2);
  expect(documents.some(({ url }) => new URL(url).pathname.startsWith("/sso/"))).toBe(true);
  for (const { url, policy, html } of documents) {
    const directives = policy.split(";").map((directive) => directive.trim());
    expect(directives, url).toContain("script-src 'self'");
    expect(directives, url).toContain("object-src 'none'");
    expect(directives, url).toContain("base-uri 'none'");
    expect(directives, url).toContain("frame-ancestors 'none'");
    expect(directives, url).toContain("frame-src blob:");
    expect(directives, url).toContain("require-trusted-types-for 'script'");
    expect(directives, url).toContain("trusted-types default dompurify");
    expect(policy, url).not.toContain("unsafe-eval");
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi), url).toBeNull();
    expect(html.match(/<[^>]+\son\w+=/gi), url).toBeNull();
  }
});

test("the whole of the user management works under it", async ({ page, signInByPage, faults }) => {
  await signInByPage("chenjie", SCREEN);
  const search = page.getByRole("search");
  await choose(search, "所属部门", "浦东分公司");
  await choose(search, "角色", "主办会计");
  await choose(search, "状态", "启用");
  await page.getByRole("button", { name: "查询" }).click();
  await rowOf(page, "李文静").getByRole("checkbox").check();
  await rowOf(page, "李文静").getByRole("button", { name: "停用" }).click();
  await question(page, /「李文静」/)
    .getByRole("button", { name: "取消" })
    .click();
  await rowOf(page, "李文静").getByRole("button", { name: "编辑" }).click();
  const dialog = page.getByRole("dialog", { name: /编辑用户/ });
  await choose(dialog, "所属部门", "外勤部");
  await choose(dialog, "用户类型", "部门主管");
  await choose(dialog, "角色", "外勤顾问");
  await dialog.getByLabel("姓名").fill("");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(["请输入姓名"]);
  await page.keyboard.press("Escape");
  await question(page, "确定放弃未保存的修改？").getByRole("button", { name: "放弃修改" }).click();
  await page.getByRole("tab", { name: "首页" }).click();
  await expect(page.getByText("当前账期")).toBeVisible();
  await page.getByRole("button", { name: "账号 陈洁" }).click();
  await expect(page.getByText("退出登录")).toBeVisible();
  expect(faults).toEqual([]);
});

test("it is in force: a script that is put into the page does not run", async ({
  page,
  signInByPage,
  faults,
}) => {
  await signInByPage("chenjie");
  await page.evaluate(async () => {
    const text = "document.title = 'taken over'";
    const image = document.createElement("img");
    const script = document.createElement("script");
    const attempts: readonly (() => void)[] = [
      // The text of a script that is set in one go would be refused before it comes to the policy of scripts.
      () => script.append(text),
      () => document.body.append(script),
      () => image.setAttribute("onerror", text),
      () => (window.location.href = `javascript:${text}`),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused at once.
      }
    }
    const failed = new Promise((resolve) => image.addEventListener("error", resolve));
    image.src = "data:image/png;base64,none";
    document.body.append(image);
    await failed;
  });
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  await expect(page).not.toHaveTitle("taken over");
  // These were asked for.
  faults.length = 0;
});

test("a text with a tag does not become HTML, whoever asks for it", async ({ page, signInByPage }) => {
  await signInByPage("chenjie");
  const refused = await page.evaluate(() => {
    const deeds: readonly (() => void)[] = [
      () => (document.body.innerHTML = "<b>taken over</b>"),
      () => document.body.insertAdjacentHTML("beforeend", "<b>taken over</b>"),
      () => document.write("<b>taken over</b>"),
      () => new Worker("/assets/none.js"),
    ];
    return deeds.map((deed) => {
      try {
        deed();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  await expect(page.getByText("taken over")).toHaveCount(0);
});

/** Expressions that make code or HTML of a text, in whatever library. */
const MAKERS = [
  /\beval\(/g,
  /\bnew Function\b/g,
  /\bFunction\(["'`]/g,
  /\bset(?:Timeout|Interval)\(["'`]/g,
  /\bdocument\.write/g,
  /\binsertAdjacentHTML\b/g,
  /\bcreateContextualFragment\b/g,
  /\bouterHTML\s*=[^=]/g,
  /\bsrcdoc\b/g,
  /\binnerHTML\s*=[^=]/g,
];

test("the built app makes no code of texts, and HTML in places that are known", () => {
  const files = readdirSync("dist/app/assets").filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(10);
  const inlineParts = files.flatMap((file) => {
    const text = readFileSync(`dist/app/assets/${file}`, "utf8");
    return MAKERS.flatMap((maker) => [...text.matchAll(maker)].map(([made]) => made.slice(0, 9)));
  });
  const times = (count: number, made: string) => Array.from({ length: count }, () => made);
  // Three polyfills that look for the global object, Formily's own compiler twice (ours takes its place): the policy
  // would refuse them. React three times, antd's styles twice, the bar once, what cleans formatted texts once: a text in
  // a document that runs nothing; the editor of such texts twice: for what is pasted, which is cleaned and taken over
  // before, and for styles of its own, which it is told not to write; the charts seven times: thrice to empty an
  // element, and with markup of their own, which is not asked of them and which the policy would refuse.
  expect(inlineParts.toSorted()).toEqual([...times(5, "Function("), ...times(16, "innerHTML")]);
});
