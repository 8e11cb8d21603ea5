import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { chatButton, companiesOf, drawer, input, message, openTalk, recordsOf, send } from "../app/chat.ts";
import { picture } from "../app/picture.ts";
import { expect, test } from "../app/test.ts";

const UPLOAD = "**/chat/record/uploadFile";
const MB = 1024 * 1024;
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n合同") });

async function talkOf(page: Page, address: string, place: number) {
  const company = (await companiesOf(address, "sunli"))[place];
  if (!company) throw new Error("sunli has too few companies");
  await openTalk(page, company.companyName, "其他");
  return company;
}

const chooser = (page: Page) => drawer(page).getByLabel("选择附件");
const waiting = (page: Page) => drawer(page).getByRole("list", { name: "待发送的附件" });

/** Files as they come when they are drawn onto an element, or pasted into it; a size stands for so many bytes. */
async function hand(page: Page, way: "drop" | "paste", files: readonly (readonly [string, number])[]) {
  await input(page).evaluate(
    (box, [how, named]) => {
      const data = new DataTransfer();
      for (const [name, size] of named) data.items.add(new File([new Uint8Array(size).fill(37)], name));
      const options = { bubbles: true, cancelable: true };
      box.dispatchEvent(
        how === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: data })
          : new ClipboardEvent("paste", { ...options, clipboardData: data }),
      );
    },
    [way, files] as const,
  );
}

test("a picture and a paper are sent, looked at and saved; one that did not arrive is tried again, and is still there after a reload", async ({
  app,
  page,
  signIn,
}) => {
  await signIn("sunli");
  const { qyid, companyName } = await talkOf(page, app.address, 5);
  await chooser(page).setInputFiles([picture("票据.png"), pdf("合同.pdf")]);
  await expect(waiting(page).getByRole("button", { name: /^移除 / })).toHaveCount(2);
  await send(page, "");
  const sent = drawer(page).getByRole("article").filter({ hasText: "合同.pdf" });
  await expect(sent).toBeVisible();
  const api = await signInToApi(app.address, "sunli");
  await expect
    .poll(async () => (await recordsOf(api, { qyid, module: 0 })).at(-1)?.["files"])
    .toMatchObject([
      { fileName: "票据.png", fileType: "png" },
      { fileName: "合同.pdf", fileType: "pdf", thumbnailUrl: null },
    ]);
  const saving = page.waitForEvent("download");
  await sent.getByRole("button", { name: "合同.pdf" }).click();
  expect((await saving).suggestedFilename()).toBe("合同.pdf");
  await sent.getByRole("button", { name: "查看图片 票据.png" }).click();
  await expect(page.getByRole("img", { name: "票据.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("img", { name: "票据.png" })).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();

  await page.route(UPLOAD, (route) => route.abort());
  await chooser(page).setInputFiles([pdf("协议.pdf")]);
  await expect(waiting(page).getByRole("alert")).toBeVisible();
  await page.unroute(UPLOAD);
  await waiting(page).getByRole("button", { name: "重试 协议.pdf" }).click();
  await expect(waiting(page).getByRole("button", { name: "移除 协议.pdf" })).toBeVisible();
  await expect(waiting(page).getByRole("alert")).toHaveCount(0);
  await page.reload();
  await chatButton(page).click();
  await drawer(page).getByRole("option", { name: companyName }).click();
  await drawer(page).getByRole("tab", { name: "其他" }).click();
  await expect(waiting(page).getByRole("button", { name: "协议.pdf", exact: true })).toBeVisible();
  await send(page, "协议在附件");
  await expect(message(page, "协议在附件")).toContainText("协议.pdf");
});

test("what is false or too large is refused by its name: less may be dropped than chosen, and nothing in the talk about bank statements", async ({
  app,
  page,
  signIn,
}, info) => {
  await signIn("sunli");
  await talkOf(page, app.address, 6);
  await chooser(page).setInputFiles([
    { name: "程序.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    { name: "照片.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * MB + 1) },
  ]);
  const line = (name: string) => waiting(page).getByRole("listitem").filter({ hasText: name });
  await expect(line("程序.exe")).toContainText("只能上传 png、jpg");
  await expect(line("照片.jpg")).toContainText("文件大小不能超过10MB！");
  await hand(page, "drop", [["账套.zip", 20 * MB + 1]]);
  await expect(line("账套.zip")).toContainText("拖入或粘贴的文件不能超过 20MB");
  await input(page).fill("请查收");
  await input(page).press("Enter");
  await expect(page.getByText("有附件没有上传成功，请重试或移除后再发送")).toBeVisible();
  for (const name of ["程序.exe", "照片.jpg", "账套.zip"])
    await waiting(page)
      .getByRole("button", { name: `移除 ${name}` })
      .click();
  const ledger = info.outputPath("账册.txt");
  await writeFile(ledger, Buffer.alloc(21 * MB, "x"));
  await chooser(page).setInputFiles(ledger);
  await waiting(page).getByRole("button", { name: "移除 账册.txt" }).click();
  await expect(waiting(page), "by the button it may have 100 MB").toHaveCount(0);
  // A large file would pass through the runner, which sees nothing meanwhile.
  await page.route(UPLOAD, () => {});
  await chooser(page).setInputFiles([
    { name: "说明.txt", mimeType: "text/plain", buffer: Buffer.from("说明") },
  ]);
  await expect(waiting(page).getByRole("progressbar", { name: "说明.txt 上传进度" })).toBeVisible();
  await input(page).press("Enter");
  await expect(page.getByText("附件正在上传，请稍候再发送")).toBeVisible();
  await waiting(page).getByRole("button", { name: "取消上传 说明.txt" }).click();
  await expect(waiting(page)).toHaveCount(0);
  await page.unroute(UPLOAD);

  await test.step("the talk about bank statements takes none that is pasted or dropped", async () => {
    await drawer(page).getByRole("tab", { name: "银行流水" }).click();
    await expect(drawer(page).getByText("银行流水沟通不支持拖入和粘贴附件", { exact: true })).toBeVisible();
    await hand(page, "drop", [["回单.txt", 20]]);
    await expect(page.getByText(/银行流水沟通不支持拖入和粘贴附件，请点/)).toBeVisible();
    await hand(page, "paste", [["回单.txt", 20]]);
    await expect(waiting(page)).toHaveCount(0);
    await drawer(page).getByRole("tab", { name: "薪酬" }).click();
    await expect(input(page)).toBeFocused();
    await hand(page, "paste", [["工资表.txt", 20]]);
    await expect(waiting(page).getByRole("button", { name: "移除 工资表.txt" })).toBeVisible();
    await hand(page, "drop", [["考勤.txt", 20]]);
    await expect(waiting(page).getByRole("button", { name: "移除 考勤.txt" })).toBeVisible();
  });
});
