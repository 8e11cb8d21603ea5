import { expect, test } from "vitest";
import type { ActionContext } from "../verb-runner.ts";
import { runUpload } from "./run.ts";

const file = new File(["x"], "对账单.xlsx");

function createContext() {
  const started: unknown[] = [];
  const context = {
    pickFile: async () => file,
    call: async (...args: unknown[]) => void started.push(["call", ...args]),
  } as unknown as ActionContext;
  return { started, context };
}

test("sends the chosen file beside its parameters", async () => {
  const { started, context } = createContext();
  await runUpload.run({ upload: "thing.import", params: { id: 1 } }, context);
  expect(started).toEqual([["call", "thing.import", { id: 1, file }]]);
});

test("a file that failed without a reason is named; a reason stands for itself", async () => {
  const refused = (message: string) => {
    const { context } = createContext();
    const call = () => Promise.reject(new Error(message));
    return runUpload.run({ upload: "thing.import" }, { ...context, call });
  };
  await expect(refused("")).rejects.toThrow("「对账单.xlsx」上传失败，请稍后重试");
  await expect(refused("第 3 行没有金额")).rejects.toThrow(/^第 3 行没有金额$/);
});
