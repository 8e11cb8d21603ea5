import { expect, test } from "vitest";
import { lastingStorage } from "../../session/lasting-storage.ts";
import { checkMessage } from "./check-message.ts";
import { EMPTY_DRAFT, keepDraft, readDraft } from "./draft-store.ts";

const hostOf = (id: number, storage = lastingStorage(() => raiseBlocked())) => ({
  storage,
  user: { id, name: "孙丽" },
});
function raiseBlocked(): never {
  throw new Error("the storage is blocked");
}

test("each talk keeps its own draft, for its own writer, until there is nothing in it", () => {
  const host = hostOf(7);
  const [one, other] = ["1/0", "1/3"] as const;
  keepDraft(host, one, { ...EMPTY_DRAFT, content: "写到一半" });
  keepDraft(host, other, { ...EMPTY_DRAFT, tag: 1 });
  expect(readDraft(host, one).content).toBe("写到一半");
  expect(readDraft(host, other).tag).toBe(1);
  expect(readDraft(hostOf(8, host.storage), one)).toEqual(EMPTY_DRAFT);
  keepDraft(host, one, EMPTY_DRAFT);
  keepDraft(host, other, EMPTY_DRAFT);
  expect(host.storage.getItem("chat.drafts.7")).toBeNull();
});

test("a message says what it lacks", () => {
  const written = { ...EMPTY_DRAFT, content: "请查收" };
  const about = { module: 0, taxStatus: 2 };
  expect(checkMessage(written, about)).toBeNull();
  expect(checkMessage({ ...EMPTY_DRAFT, content: " \n" }, about)).toBe("请输入沟通内容");
  expect(checkMessage(written, { ...about, module: 1 })).toContain("请先选择");
  const tax = { module: 4, taxStatus: 2 };
  expect(checkMessage({ ...EMPTY_DRAFT, tag: 1 }, tax)).toBe("请输入疑问内容");
  expect(checkMessage({ ...written, tag: 9 }, tax)).toContain("请选择扣款日期");
  expect(checkMessage({ ...written, tag: 9, isDeferred: true }, tax)).toBeNull();
  expect(checkMessage({ ...written, tag: 9, paymentTime: "2026-11-20" }, tax)).toBeNull();
  expect(checkMessage({ ...written, tag: 9 }, { module: 4, taxStatus: 1 })).toBeNull();
  const files = [{ fileKey: "k", fileName: "合同.pdf", fileUrl: "/f", fileType: "pdf", thumbnailUrl: null }];
  expect(checkMessage({ ...EMPTY_DRAFT, files }, about)).toBeNull();
});
