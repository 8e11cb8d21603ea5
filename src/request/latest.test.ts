import { expect, test } from "vitest";
import { latest } from "./latest.ts";

test("only the newest call resolves; older ones are cancelled whatever they answer", async () => {
  const run = latest();
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const [first, second, third] = [run(start), run(start), run(start)];
  answers[2]?.resolve("新");
  answers[0]?.resolve("旧");
  answers[1]?.reject(new Error("旧"));
  await expect(first).rejects.toMatchObject({ failure: "cancelled" });
  await expect(second).rejects.toMatchObject({ failure: "cancelled" });
  await expect(third).resolves.toBe("新");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test("the failure of the newest call is handed on", async () => {
  await expect(latest()(() => Promise.reject(new Error("坏")))).rejects.toThrow("坏");
});

test("runners do not disturb each other", async () => {
  const first = latest()(() => Promise.resolve(1));
  const second = latest()(() => Promise.resolve(2));
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});
