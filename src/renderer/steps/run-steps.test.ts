import { describe, expect, test } from "vitest";
import { type DialogOutcome, StepsEnded } from "../../actions/verb-runner.ts";
import { RequestError } from "../../request/request-error.ts";
import type { Json, StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { verbRunners } from "../../views.ts";
import { runSteps, type StepEngine } from "./run-steps.ts";

interface Fakes {
  readonly call?: StepEngine["call"];
  readonly outcome?: DialogOutcome;
  readonly agrees?: boolean;
  readonly picked?: File | null;
}

function createEngine({
  call,
  outcome = { outcome: "submitted", value: null },
  agrees = true,
  picked = null,
}: Fakes = {}) {
  const log: unknown[] = [];
  let passed = 0;
  const links: ((() => Promise<void>) | undefined)[] = [];
  const engine: StepEngine = {
    verbs: verbRunners,
    call: async (operationId, params, options) => {
      log.push([operationId, params]);
      return call?.(operationId, params, options);
    },
    open: async (dialog, scope) => {
      log.push(["open", dialog, Object.keys(scope)]);
      return outcome;
    },
    reload: async (target) => void log.push(["reload", target]),
    toast: (text, tone) => void log.push(["toast", text, tone]),
    confirm: async (text) => {
      log.push(["confirm", text]);
      return agrees;
    },
    navigate: (to) => void log.push(["navigate", to]),
    notify: (notice) => {
      log.push(["notify", notice.text]);
      links.push(notice.link?.run);
    },
    startJob: async (operationId, params, title) => {
      log.push(["job", operationId, params, title]);
      return { ended: Promise.resolve({ status: 1 }) };
    },
    wait: (title) => {
      log.push(["wait", title]);
      const abort = new AbortController();
      return {
        signal: abort.signal,
        pause: async (ms) => {
          log.push(["pause", ms]);
          passed += ms;
        },
        seconds: () => passed / 1000,
        tell: (words) => void log.push(["tell", words]),
        end: () => void log.push(["end"]),
      };
    },
    saveFile: ({ name }, given) => void log.push(["save", given ?? name]),
    pickFile: async () => picked,
    copyText: async (text) => void log.push(["copy", text]),
    print: (title) => void log.push(["print", title]),
    handle: async (handler, params) => {
      log.push(["run", handler, params]);
      return 42;
    },
  };
  return { engine, log, links };
}

const verbOf = (entry: unknown) => (Array.isArray(entry) ? entry[0] : undefined) as unknown;
const toast = (text: string): StepPlan => ({ verb: "toast", args: { toast: text } });
const call = (id: string, params = {}, more: object = {}): StepPlan => ({
  verb: "call",
  args: { call: id, params },
  ...more,
});

function choose(condition: string, then: readonly StepPlan[], otherwise: readonly StepPlan[]): StepPlan {
  return { verb: "if", condition, then, else: otherwise };
}

describe("runSteps", () => {
  test("runs one after the other, each seeing the results of earlier ones", async () => {
    const { engine, log } = createEngine({ call: async () => ({ id: 5 }) });
    const steps = [
      call("user.add", { name: "{{ row.name }}" }, { as: "made" }),
      call("user.detail", { id: "{{ made.id }}" }),
      toast("已新增 {{ made.id }}"),
    ];
    await runSteps(steps, { row: { name: "李" } }, engine);
    expect(log).toEqual([
      ["user.add", { name: "李" }],
      ["user.detail", { id: 5 }],
      ["toast", "已新增 5", "success"],
    ]);
  });

  test("takes the branch of its condition, which sees earlier results", async () => {
    const { engine, log } = createEngine({ call: async () => 2 });
    const branch = choose("{{ n > 1 }}", [toast("多 {{ n }}")], [toast("少")]);
    await runSteps([call("count", {}, { as: "n" }), branch], {}, engine);
    expect(log.at(-1)).toEqual(["toast", "多 2", "success"]);
  });

  test("leaves out a step whose `when` does not hold", async () => {
    const { engine, log } = createEngine();
    await runSteps([{ verb: "toast", args: { toast: "a" }, when: "{{ false }}" }, toast("b")], {}, engine);
    expect(log).toEqual([["toast", "b", "success"]]);
  });

  test.each<[string, StepPlan, Fakes]>([
    ["stop", { verb: "stop" }, {}],
    ["a stop inside a branch", choose("{{ true }}", [{ verb: "stop" }], []), {}],
    ["a cancelled dialog", { verb: "open", args: { open: "edit" } }, { outcome: { outcome: "cancelled" } }],
    ["a refused question", { verb: "confirm", args: { confirm: "确定？" } }, { agrees: false }],
  ])("%s ends the list quietly", async (_name, step, fakes) => {
    const { engine, log } = createEngine(fakes);
    await expect(runSteps([step, toast("never")], {}, engine)).rejects.toBeInstanceOf(StepsEnded);
    expect(JSON.stringify(log)).not.toContain("never");
  });

  test("a submitted dialog gives its value to later steps and sees the scope", async () => {
    const { engine, log } = createEngine({ outcome: { outcome: "submitted", value: { id: 9 } } });
    const steps: StepPlan[] = [{ verb: "open", args: { open: "add" }, as: "made" }, toast("{{ made.id }}")];
    await runSteps(steps, { row: {} }, engine);
    expect(log).toEqual([
      ["open", "add", ["row"]],
      ["toast", "9", "success"],
    ]);
  });

  test("a failure without onError ends the list with that failure, loudly on the wire", async () => {
    const failure = new RequestError("refused", "不行");
    const silences: unknown[] = [];
    const { engine, log } = createEngine({
      call: async (_id, _params, { silent }) => {
        silences.push(silent);
        throw failure;
      },
    });
    await expect(runSteps([call("user.stop"), toast("never")], {}, engine)).rejects.toBe(failure);
    expect(log).toHaveLength(1);
    expect(silences).toEqual([false]);
  });

  test("onError sees the failure, is the only one to show it, and the list ends", async () => {
    const silences: unknown[] = [];
    const { engine, log } = createEngine({
      call: async (_id, _params, { silent }) => {
        silences.push(silent);
        throw new RequestError("refused", "余额不足", { code: "0409" });
      },
    });
    const steps = [
      call("pay", {}, { onError: [toast("失败：{{ error.message }}（{{ error.code }}）")] }),
      toast("never"),
    ];
    await expect(runSteps(steps, {}, engine)).rejects.toBeInstanceOf(StepsEnded);
    expect(log.at(-1)).toEqual(["toast", "失败：余额不足（0409）", "success"]);
    expect(silences).toEqual([true]);
  });

  test("an expression that fails is a failure of its step", async () => {
    const { engine, log } = createEngine();
    await expect(runSteps([toast("{{ row.a.b }}"), toast("never")], { row: {} }, engine)).rejects.toThrow();
    expect(log).toEqual([]);
  });

  test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example"])(
    "does not navigate out of the application (%s)",
    async (to) => {
      const { engine, log } = createEngine();
      await expect(runSteps([{ verb: "navigate", args: { navigate: to } }], {}, engine)).rejects.toThrow();
      expect(log).toEqual([]);
    },
  );

  test("a notification's link runs its steps later, in the scope of the notification", async () => {
    const { engine, log, links } = createEngine({ call: async () => ({ key: "k1", count: 2 }) });
    const steps: StepPlan[] = [
      call("tax.check", {}, { as: "check" }),
      {
        verb: "notify",
        args: {
          notify: "{{ check.count }} 家企业校验失败",
          link: {
            label: "下载{{ row.name }}的原因",
            do: [{ verb: "call", args: { call: "tax.reasons", params: { key: "{{ check.key }}" } } }],
          },
        },
      },
    ];
    await runSteps(steps, { row: { name: "甲公司" } }, engine);
    expect(log.slice(1)).toEqual([["notify", "2 家企业校验失败"]]);
    await links[0]?.();
    expect(log.at(-1)).toEqual(["tax.reasons", { key: "k1" }]);
  });

  test("a notification's link ends as quietly as an action: cancelled, or refused with a message shown already", async () => {
    const linked = (step: Json): StepPlan => ({
      verb: "notify",
      args: { notify: "完成", link: { label: "处理", do: [step] } },
    });
    const { engine, links } = createEngine({
      outcome: { outcome: "cancelled" },
      call: async () => {
        throw new RequestError("refused", "本期已结账");
      },
    });
    const cancelled = { verb: "open", args: { open: "edit" } };
    const refused = { verb: "call", args: { call: "tax.check" } };
    const broken = { verb: "toast", args: { toast: "{{ nothing.here }}" } };
    const steps = [cancelled, refused, broken].map(linked);
    await runSteps(steps, {}, engine);
    await expect(links[0]?.()).resolves.toBeUndefined();
    await expect(links[1]?.()).resolves.toBeUndefined();
    await expect(links[2]?.()).rejects.toThrow();
  });

  test("a task lets the action go on at once, and only with wait gives its end", async () => {
    const { engine, log } = createEngine();
    const job = (more: object): StepPlan => ({
      verb: "job",
      args: { job: "a.export", params: { id: "{{ row.id }}" }, title: "导出", ...more },
      as: "end",
    });
    await runSteps([job({}), toast("{{ end === undefined ? '先走' : '等到' }}")], { row: { id: 3 } }, engine);
    await runSteps([job({ wait: true }), toast("{{ end.status }}")], { row: { id: 3 } }, engine);
    expect(log).toEqual([
      ["job", "a.export", { id: 3 }, "导出"],
      ["toast", "先走", "success"],
      ["job", "a.export", { id: 3 }, "导出"],
      ["toast", "1", "success"],
    ]);
  });

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

  describe("poll", () => {
    const poll: StepPlan = {
      verb: "poll",
      args: {
        poll: "a.state",
        params: { id: "{{ row.id }}" },
        every: 1000,
        until: "{{ answer.status === goal }}",
        limit: 10,
        title: "{{ row.name }} 计算",
      },
      as: "state",
    };
    const scope = { row: { id: 9, name: "甲" }, goal: 1 };
    const asked = ["a.state", { id: 9, noLoading: true }];

    test("asks until the answer is the one that is waited for, which later steps see", async () => {
      const answers = [{ status: 2 }, { status: 2 }, { status: 1, text: "成" }];
      const { engine, log } = createEngine({ call: async () => answers.shift() });
      await runSteps([poll, toast("{{ state.text }}")], scope, engine);
      expect(log.filter((entry) => verbOf(entry) !== "tell")).toEqual([
        ["wait", "甲 计算"],
        ["pause", 1000],
        asked,
        ["pause", 1000],
        asked,
        ["pause", 1000],
        asked,
        ["end"],
        ["toast", "成", "success"],
      ]);
    });

    test("after a call that nobody answered it asks later and later, and says so", async () => {
      const answers = [null, null, { status: 1 }];
      const { engine, log } = createEngine({
        call: async () => answers.shift() ?? Promise.reject(new RequestError("offline", "网络不通")),
      });
      await runSteps([poll], scope, engine);
      expect(log.filter((entry) => verbOf(entry) === "pause")).toEqual([
        ["pause", 1000],
        ["pause", 2000],
        ["pause", 4000],
      ]);
      expect(log).toContainEqual(["tell", expect.stringContaining("重试")]);
      expect(log.at(-2)).toEqual(["tell", null]);
    });

    test("ends at its limit, as a failure that can be dealt with", async () => {
      const { engine, log } = createEngine({ call: async () => ({ status: 2 }) });
      await expect(runSteps([poll], scope, engine)).rejects.toThrow("等待「甲 计算」的时间过长");
      expect(log.filter((entry) => verbOf(entry) === "a.state")).toHaveLength(10);
      expect(log.at(-1)).toEqual(["end"]);
      const dealt = { ...poll, onError: [toast("{{ error.message }}")] };
      await expect(runSteps([dealt], scope, engine)).rejects.toBeInstanceOf(StepsEnded);
      expect(log.at(-1)).toEqual(["toast", expect.stringContaining("时间过长"), "success"]);
    });

    test("a refusal ends it at once, and is told: its calls are silent", async () => {
      const { engine, log } = createEngine({
        call: async (_id, _params, options) => {
          expect(options.silent).toBe(true);
          throw new RequestError("refused", "没有权限", { code: "0007" });
        },
      });
      const failure = await runSteps([poll], scope, engine).catch((error: unknown) => error);
      expect(failure).toMatchObject({ message: "没有权限", code: "0007" });
      expect(failure).not.toBeInstanceOf(RequestError);
      expect(log.at(-1)).toEqual(["end"]);
    });
  });

  test("handlers get their values", async () => {
    const { engine, log } = createEngine();
    const steps: StepPlan[] = [
      { verb: "run", args: { run: "sum", params: { a: "{{ row.id }}" } }, as: "sum" },
      toast("{{ sum }}"),
    ];
    await runSteps(steps, { row: { id: 9 } }, engine);
    expect(log).toEqual([
      ["run", "sum", { a: 9 }],
      ["toast", "42", "success"],
    ]);
  });
});
