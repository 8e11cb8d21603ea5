import { expect, test } from "vitest";
import type { ActionContext } from "../verb-runner.ts";
import { runPrint } from "./run.ts";

test("prints under the name that it is given", async () => {
  const printed: string[] = [];
  const context = { print: (title: string) => void printed.push(title) } as unknown as ActionContext;
  await runPrint.run({ print: "上海甲公司工资条" }, context);
  expect(printed).toEqual(["上海甲公司工资条"]);
});
