import type { DialogOutcome } from "../../../actions/verb-runner.ts";
import type { StepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { verbRunners } from "../../../views.ts";
import type { StepEngine } from "../run-steps.ts";

export interface Fakes {
  readonly call?: StepEngine["call"];
  readonly outcome?: DialogOutcome;
  readonly agrees?: boolean;
  readonly picked?: File | null;
}

/** An engine to run steps against; it logs its calls. */
export function createEngine({
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
    setValues: (values) => void log.push(["set", values]),
    saveForms: async () => void log.push(["saveForms"]),
    endDialog: async (ending) => {
      log.push(["close", ending]);
      return true;
    },
    notify: (notice) => {
      log.push(["notify", notice.text]);
      links.push(notice.link?.run);
    },
    startJob: async (operationId, params, title) => {
      log.push(["job", operationId, params, title]);
      return { ended: Promise.resolve({ status: 1 }) };
    },
    followJob: (operationId, answer, title) => {
      log.push(["follow", operationId, answer, title]);
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
    batch: async (title, items) => {
      log.push(["batch", title, items.map(({ label, size }) => [label, size])]);
      const answers: unknown[] = [];
      for (const { run } of items) answers.push(await run());
      return { done: items.reduce((sum, { size }) => sum + size, 0), failed: 0, answers };
    },
    saveFile: ({ name }, given) => void log.push(["save", given ?? name]),
    pickFile: async () => picked,
    copyText: async (text) => void log.push(["copy", text]),
    print: (title) => void log.push(["print", title]),
    preview: async (files) => void log.push(["preview", files]),
    handle: async (handler, params) => {
      log.push(["run", handler, params]);
      return 42;
    },
  };
  return { engine, log, links };
}

export const verbOf = (entry: unknown) => (Array.isArray(entry) ? entry[0] : undefined) as unknown;
export const toast = (text: string): StepPlan => ({ verb: "toast", args: { toast: text } });
export const call = (id: string, params = {}, more: object = {}): StepPlan => ({
  verb: "call",
  args: { call: id, params },
  ...more,
});

export function choose(
  condition: string,
  then: readonly StepPlan[],
  otherwise: readonly StepPlan[],
): StepPlan {
  return { verb: "if", condition, then, else: otherwise };
}
