import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { ConfigProvider } from "antd";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PreviewedFiles } from "./previewed-files.tsx";
import { createPreviews, type Previews } from "./previews.ts";

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(() => {
  let made = 0;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined }),
  );
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pdf = { fileName: "合同.pdf", fileUrl: "/f/1" };
const sheet = { fileName: "工资表.xlsx", fileUrl: "/f/2" };
const photo = { fileName: "现场.PNG", fileUrl: "/f/3" };
const receipt = { fileName: "回单", fileUrl: "/f/4" };

function draw() {
  const read: string[] = [];
  const previews = createPreviews(async (address) => {
    read.push(address);
    if (address === "/gone") throw new Error("文件不存在");
    return new File([address], address === "/f/4" ? "电子回单.pdf" : "");
  });
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <PreviewedFiles previews={previews} />
    </ConfigProvider>,
  );
  return { read, previews };
}

const open = (previews: Previews, files: Parameters<Previews["open"]>[0]) =>
  act(async () => await previews.open(files));

test("a PDF stands in a frame of its own, with the way to save it", async () => {
  const { previews, read } = draw();
  await open(previews, [pdf]);
  expect(screen.getByRole("dialog", { name: "合同.pdf" })).toBeTruthy();
  expect((await screen.findByTitle<HTMLIFrameElement>("合同.pdf")).src).toMatch(/^blob:/);
  expect(screen.getByRole("button", { name: "下载" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "下一个" })).toBeNull();
  expect(read).toEqual(["/f/1"]);
  act(previews.close);
  expect(screen.queryByTitle("合同.pdf")).toBeNull();
});

test("pictures alone stand large; arrow keys lead on, Esc leads back", async () => {
  const { previews } = draw();
  await open(previews, [photo, { ...photo, fileName: "另一张.jpg", fileUrl: "/f/5" }]);
  expect(await screen.findByRole("img", { name: "现场.PNG" })).toBeTruthy();
  fireEvent.keyDown(window, { key: "ArrowRight", keyCode: 39 });
  expect(await screen.findByRole("img", { name: "另一张.jpg" })).toBeTruthy();
  fireEvent.keyDown(window, { key: "Escape", keyCode: 27 });
  expect(previews.shown()).toBeNull();
});

test("among other files a picture goes through the dialog, and is shown large from there", async () => {
  const { previews } = draw();
  await open(previews, [sheet, photo]);
  expect(screen.getByText("这种文件不能在这里预览，请下载后打开")).toBeTruthy();
  expect(screen.getByText("1 / 2")).toBeTruthy();
  fireEvent.keyDown(document, { key: "ArrowRight" });
  expect(screen.getByRole("dialog", { name: "现场.PNG" })).toBeTruthy();
  fireEvent.click(await screen.findByTitle("放大查看"));
  expect(screen.getAllByRole("img", { name: "现场.PNG" }).length).toBeGreaterThan(1);
});

test("a name without an ending is asked of the server, whose file is read once", async () => {
  const { previews, read } = draw();
  await open(previews, [receipt]);
  expect(await screen.findByTitle("电子回单.pdf")).toBeTruthy();
  expect(read).toEqual(["/f/4"]);
});

test("a file that cannot be had says so", async () => {
  const { previews } = draw();
  await open(previews, [{ fileName: "没有.pdf", fileUrl: "/gone" }]);
  expect(await screen.findByText("没有.pdf 没有读取成功，请关闭后再试")).toBeTruthy();
  await expect(previews.open([{ fileName: "没有", fileUrl: "/gone" }])).rejects.toThrow("文件不存在");
});

test("a browser without a viewer, and files of other sites, are told from the others", async () => {
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: false, configurable: true });
  const { previews } = draw();
  await open(previews, [pdf, { fileName: "税局.pdf", fileUrl: "https://tax.example/a.pdf" }]);
  expect(screen.getByText("这个浏览器不能显示 PDF，请下载后打开")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "下一个" }));
  expect(screen.getByText("其他网站的文件不能在这里预览，请在新窗口中打开")).toBeTruthy();
  expect(screen.getByRole("link", { name: "打开" }).getAttribute("href")).toBe("https://tax.example/a.pdf");
});
