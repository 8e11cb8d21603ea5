import { describe, expect, test } from "vitest";
import { StepsEnded } from "../../actions/verb-runner.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { runSteps } from "./run-steps.ts";
import { createEngine, toast } from "./testing/fake-engine.ts";

test("a download is saved under the step's name, else the server's", async () => {
  const file = { blob: new Blob(["x"]), name: "server.xlsx" };
  const { engine, log } = createEngine({ call: async () => file });
  await runSteps([{ verb: "download", args: { download: "a.file" } }], {}, engine);
  await runSteps([{ verb: "download", args: { download: "a.file", name: "客户.xlsx" } }], {}, engine);
  expect(log).toEqual([
    ["a.file", {}],
    ["save", "server.xlsx"],
    ["a.file", {}],
    ["save", "客户.xlsx"],
  ]);
});

test("an operation that answers no file is a failure, not an empty file", async () => {
  const { engine } = createEngine({ call: async () => null });
  await expect(runSteps([{ verb: "download", args: { download: "a.file" } }], {}, engine)).rejects.toThrow(
    "没有返回文件",
  );
});

describe("upload", () => {
  const upload: StepPlan = {
    verb: "upload",
    args: {
      upload: "a.import",
      param: "multipartFile",
      params: { kind: 1 },
      accept: ".xlsx,.xls",
      maxMb: 1,
    },
  };

  test("sends the chosen file beside the parameters", async () => {
    const picked = new File(["x"], "客户.XLSX");
    const { engine, log } = createEngine({ picked });
    await runSteps([upload], {}, engine);
    expect(log).toEqual([["a.import", { kind: 1, multipartFile: picked }]]);
  });

  test("without a file ends the action quietly", async () => {
    const { engine, log } = createEngine();
    await expect(runSteps([upload, toast("好")], {}, engine)).rejects.toBeInstanceOf(StepsEnded);
    expect(log).toEqual([]);
  });

  test.each([
    [new File(["x"], "a.txt"), "不是支持的文件"],
    [new File([], "a.xlsx"), "空文件"],
    [new File([new Uint8Array(1024 * 1024 + 1)], "a.xlsx"), "超过 1 MB"],
  ])("refuses %o before asking the server", async (picked, message) => {
    const { engine, log } = createEngine({ picked });
    await expect(runSteps([upload], {}, engine)).rejects.toThrow(message);
    expect(log).toEqual([]);
  });
});
