import { findInjections, watchScripts } from "../app/hostile-texts.ts";
import { expect, test } from "../app/test.ts";

const SCRIPT = "javascript:alert(1)//http://x";
const MARKUP = `"><img src=x onerror=alert(1)>`;
const enc = encodeURIComponent;

/** Addresses that have led elsewhere, run something or broken a page in other products. */
const ADDRESSES = [
  `/login?redirect=https://evil.example`,
  `/login?redirect=//evil.example&return=${enc(SCRIPT)}`,
  `/login?ticket=${enc(MARKUP)}`,
  `/login?ticket=../../api/auth/user/list`,
  `/errorHandle?remark=${enc(MARKUP)}&name=${enc(SCRIPT)}`,
  `/403?from=${enc("//evil.example")}`,
  `/500#${enc(SCRIPT)}`,
  `/#/500?to=//evil.example`,
  `/noAuth?back=${enc("https://evil.example")}`,
  `/review?bankType=__proto__`,
  `/review?bankType=constructor&__proto__[admin]=1&constructor.prototype.admin=1`,
  `/..%2f..%5c..%2fapi/auth/user/list`,
  `/%2f%2fevil.example/%2e%2e`,
  `/\\evil.example`,
  `//evil.example/..;/`,
  `/setting/userManage/../../%2e%2e/evil`,
  `/setting/userManage?f.nameOrAccount=${enc(MARKUP)}`,
  `/setting/userManage?f.status=__proto__&f.roleIds=constructor&page=-1&size=1e9`,
  `/setting/userManage?page=NaN&size=0&tab=__proto__&node=${enc("{{7*7}}")}&sort=${enc("id;drop table staff")}`,
  `/setting/userManage?f.nameOrAccount=${"x".repeat(6000)}`,
  `/setting/userManage?f.nameOrAccount=%00%ff%c0%ae`,
  `/customer/detail?companyId=__proto__`,
  `/customer/detail?companyId=${enc(MARKUP)}&tab=${enc(SCRIPT)}`,
  `/customer/detail?companyId=../user/list&companyId=1`,
  `/customer/detail?companyId=1e400&tab=toString`,
  `/customer/index?tab=constructor&f.companyName=${enc("${alert(1)}{{constructor.constructor('alert(1)')()}}")}`,
  `/basicSetting/departStaff?node=${enc('{"__proto__":{"x":1}}')}`,
  `/__proto__`,
  `/constructor/prototype`,
  `/%E0%A4%A`,
];

test(
  "no address leads out of the application, runs anything or leaves a white page",
  { tag: "@slow" },
  async ({ app, page, signIn }) => {
    await watchScripts(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== app.address && protocol !== "data:" && protocol !== "blob:")
        elsewhere.push(request.url());
    });
    await signIn("chenjie");
    for (const address of ADDRESSES) {
      await test.step(address.slice(0, 80), async () => {
        await page.goto(app.address + address);
        // A page of the application, or the server's answer in words.
        await expect(page.locator("body")).toHaveText(/[\u4e00-\u9fff]/);
        await expect(page.getByRole("status", { name: "加载中" })).toHaveCount(0);
        expect(new URL(page.url()).origin).toBe(app.address);
        if (page.url().startsWith(app.address + "/sso")) return;
        expect(await findInjections(page)).toEqual([]);
        expect(await page.evaluate(() => "admin" in {} || "x" in {})).toBe(false);
      });
    }
    expect(elsewhere).toEqual([]);
  },
);

test(
  "a page of another origin cannot frame the application",
  { tag: "@slow" },
  async ({ app, page, signIn }) => {
    await signIn("chenjie");
    // A link of any name is another origin.
    const { port } = new URL(app.address);
    await page.route("**/framing.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${app.address}/setting/userManage"></iframe>`,
      }),
    );
    await page.goto(`http://framing.localhost:${port}/framing.html`);
    const [, framed] = page.frames();
    expect(framed?.url()).toMatch(/^chrome-error:/);
  },
);
