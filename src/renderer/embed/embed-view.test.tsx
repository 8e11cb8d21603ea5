// The screen loads it lazily; here it shall be at hand.
import "./embed-view.tsx";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type EmbedPlan, PLAN_FORMAT } from "../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const CRM = "https://crm.example/web/";
const FILE = "https://files.example/合同.xlsx";
const EXPORT = JSON.stringify({ from: "crm", type: "export", downloadPath: FILE });

const plan: EmbedPlan = {
  format: PLAN_FORMAT,
  catalogue: "test",
  calls: {},
  enums: {},
  id: "achievement.contract-sign",
  title: "合同签订",
  kind: "embed",
  system: "crm",
  path: "contractSign",
};

async function openPage(address: string | null = CRM) {
  const host = { ...createFakeHost(), embeddedAddress: vi.fn(async () => address) };
  const shown = renderScreen(plan, host);
  return { host, shown, frame: () => screen.getByTitle<HTMLIFrameElement>("合同签订") };
}

function send(frame: HTMLIFrameElement, data: unknown, sender: Partial<MessageEventInit> = {}) {
  const message = { data, origin: "https://crm.example", source: frame.contentWindow, ...sender };
  act(() => void window.dispatchEvent(new MessageEvent("message", message)));
}

it("shows the page below the address of its system, shut in", async () => {
  const { frame } = await openPage();
  await screen.findByTitle("合同签订");
  expect(frame().src).toBe("https://crm.example/web/contractSign");
  expect(frame().getAttribute("sandbox")).not.toContain("top-navigation");
  expect(screen.getByText("正在打开…")).toBeTruthy();
  fireEvent.load(frame());
  expect(screen.queryByText("正在打开…")).toBeNull();
});

it("loads the page anew, and opens it in a window of its own", async () => {
  const { host, frame } = await openPage();
  const before = await screen.findByTitle("合同签订");
  fireEvent.load(before);
  fireEvent.click(screen.getByRole("button", { name: "重新加载" }));
  expect(frame()).not.toBe(before);
  expect(screen.getByText("正在打开…")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "新窗口打开" }));
  expect(host.heard).toEqual(["https://crm.example/web/contractSign"]);
});

it("says what to set where the server names no such system, and looks again", async () => {
  const { host } = await openPage(null);
  expect((await screen.findByRole("alert")).textContent).toContain("CRM_URL");
  host.embeddedAddress.mockResolvedValue(CRM);
  fireEvent.click(screen.getByRole("button", { name: "重新检查" }));
  expect(await screen.findByTitle("合同签订")).toBeTruthy();
});

it("can be tried again when the server cannot be asked", async () => {
  const host = { ...createFakeHost(), embeddedAddress: vi.fn(() => Promise.reject(new Error("offline"))) };
  renderScreen(plan, host);
  expect((await screen.findByRole("alert")).textContent).toContain("没有加载成功");
  host.embeddedAddress.mockImplementation(() => Promise.resolve(CRM as never));
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByTitle("合同签订")).toBeTruthy();
});

it("opens the file of an export that its own page sends, and no other", async () => {
  const { host } = await openPage();
  const frame = await screen.findByTitle<HTMLIFrameElement>("合同签订");
  send(frame, EXPORT, { origin: "https://evil.example" });
  send(frame, EXPORT, { source: window });
  send(frame, JSON.parse(EXPORT));
  send(frame, "{");
  expect(host.heard).toEqual([]);
  send(frame, EXPORT);
  expect(host.heard).toEqual([FILE]);
});

it("offers a file that the browser did not let it open", async () => {
  const host = { ...createFakeHost(), embeddedAddress: async () => CRM, openPage: () => false };
  renderScreen(plan, host);
  const frame = await screen.findByTitle<HTMLIFrameElement>("合同签订");
  send(frame, EXPORT);
  expect(screen.getByRole("link", { name: "打开文件" }).getAttribute("href")).toBe(FILE);
  fireEvent.click(screen.getByRole("link", { name: "打开文件" }));
  expect(screen.queryByRole("link")).toBeNull();
});

it("stays as it is behind other pages", async () => {
  const { host, shown } = await openPage();
  const frame = await screen.findByTitle("合同签订");
  shown.show(false);
  host.embeddedAddress.mockRejectedValue(new Error("offline"));
  shown.show(true);
  await vi.waitFor(() => expect(host.embeddedAddress).toHaveBeenCalledTimes(2));
  expect(await screen.findByTitle("合同签订")).toBe(frame);
});
