import { expect, test } from "vitest";
import type { ActionContext } from "../verb-runner.ts";
import { runSet } from "./run.ts";

test("hands its values to the form", async () => {
  const written: unknown[] = [];
  const context = { setValues: (values: unknown) => void written.push(values) } as unknown as ActionContext;
  await runSet.run({ set: { khbm: "KH0001", industry: null } }, context);
  expect(written).toEqual([{ khbm: "KH0001", industry: null }]);
});
