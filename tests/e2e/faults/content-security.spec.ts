import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const SYSTEM_PAGES = ["/403", "/404", "/500", "/noAuth", "/no/such/page"];

test("every document carries the policy and no script of its own; a script or a tag that is put into a page does nothing", async ({
  page,
  signInByPage,
  faults,
}) => {
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
    expect(directives, url).toContain("report-uri /api/policy-violations");
    expect(policy, url).not.toContain("unsafe-eval");
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi), url).toBeNull();
    expect(html.match(/<[^>]+\son\w+=/gi), url).toBeNull();
  }

  await test.step("a script does not run", async () => {
    await page.goto(SCREEN);
    await expect(page.getByRole("table")).toBeVisible();
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
    // The test caused these on purpose.
    faults.length = 0;
  });

  await test.step("a text with a tag does not become HTML, whoever asks for it", async () => {
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
});
