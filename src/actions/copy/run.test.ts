import { expect, test } from "vitest";
import type { ActionContext } from "../verb-runner.ts";
import { runCopy } from "./run.ts";

function createContext(copyText: (text: string) => Promise<void>) {
  const told: string[] = [];
  const toast: ActionContext["toast"] = (text, tone) => void told.push(`${tone} ${text}`);
  return { told, context: { copyText, toast } as unknown as ActionContext };
}

test("says what stands on the clipboard", async () => {
  const copied: string[] = [];
  const { told, context } = createContext(async (text) => void copied.push(text));
  await runCopy.run({ copy: "91310115MA1K3XX08C" }, context);
  expect(copied).toEqual(["91310115MA1K3XX08C"]);
  expect(told).toEqual(["success 已复制：91310115MA1K3XX08C"]);
});

test.each([null, undefined, " "])("says that there is nothing to copy (%j)", async (copy) => {
  const { told, context } = createContext(() => Promise.reject(new Error("never")));
  await runCopy.run({ copy }, context);
  expect(told).toEqual(["warning 没有可复制的内容"]);
});

test("gives the text itself where the browser refuses", async () => {
  const { told, context } = createContext(() => Promise.reject(new Error("no")));
  await expect(runCopy.run({ copy: "税号 1" }, context)).rejects.toThrow("请手动复制：税号 1");
  expect(told).toEqual([]);
});
