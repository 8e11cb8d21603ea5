import { expect, test } from "vitest";
import type { Attachment } from "../../domain/attachments.ts";
import type { ActionContext } from "../verb-runner.ts";
import { runPreview } from "./run.ts";

function createContext() {
  const shown: Attachment[] = [];
  const told: string[] = [];
  const context = {
    preview: async (files: readonly Attachment[]) => void shown.push(...files),
    toast: (text: string, tone: string) => void told.push(`${tone} ${text}`),
  } as unknown as ActionContext;
  return { shown, told, context };
}

test("shows one file, or all of a list, by address or by key", async () => {
  const { shown, told, context } = createContext();
  await runPreview.run({ preview: { fileKey: "a b", fileName: "合同.pdf", remark: null } }, context);
  await runPreview.run({ preview: [{ name: "照片.png", url: "/f/1" }, { fileUrl: "/f/2" }] }, context);
  expect(shown).toEqual([
    { fileKey: "a b", fileName: "合同.pdf", fileUrl: "/api/fcp/web/file/download/a%20b" },
    { fileName: "照片.png", fileUrl: "/f/1" },
    { fileName: "2", fileUrl: "/f/2" },
  ]);
  expect(told).toEqual([]);
});

test.each([null, undefined, [], { fileKey: null }, { fileUrl: "javascript:alert(1)" }])(
  "says that there is nothing to show (%j)",
  async (preview) => {
    const { shown, told, context } = createContext();
    await runPreview.run({ preview }, context);
    expect(shown).toEqual([]);
    expect(told).toEqual(["warning 没有可预览的文件"]);
  },
);
