// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { setUpBrowser } from "../../src/renderer/testing/render-screen.tsx";
import { runChecks } from "../../src/schema/check.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { answerFaults, type AnswerCase } from "./answers/answer-faults.ts";
import { type Backend, startBackend } from "./answers/backend.ts";
import { installTransport } from "./answers/fake-transport.ts";
import { watchConsole } from "./answers/page-faults.ts";
import { createPage } from "./answers/shown-page.tsx";
import { createRandom } from "./random.ts";
import { failingSeeds } from "./seeds.ts";

const project = await readProject(".");
const plans = planProject(project, contracts, runChecks(project, contracts).issues).screens;
const screens = [...plans.values()].filter(({ kind }) => kind !== "custom");
const calls = screens.flatMap((plan) => Object.values(plan.calls));
const reads = calls.filter(({ effect }) => effect === "read").map(({ path }) => path.replace(/\{.*$/, ""));

setUpBrowser();
const transport = installTransport();
const takeHeard = watchConsole();
const page = createPage(plans);
let backend: Backend;
let cases: AnswerCase[] = [];

beforeAll(async () => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  backend = await startBackend("zhoumy");
  // Pages of one customer name it in their address.
  const search = `companyId=${await firstCompany()}`;
  cases = screens.map((plan) => ({ plan, search }));
  transport.answer = backend.ask;
  for (const answerCase of cases) {
    page.show(answerCase.plan, search);
    // Its parts are loaded when they are first shown.
    await waitFor(() => expect(document.body.textContent).toMatch(/[\u4e00-\u9fff]/), { timeout: 20_000 });
  }
}, 300_000);
afterAll(() => backend.stop());

async function firstCompany(): Promise<number> {
  const list = calls.find(({ id }) => id === "company.list")!;
  const body = JSON.stringify({ pageNum: 1, pageSize: 20 });
  const reply = await backend.ask({ method: list.method.toUpperCase(), url: list.path, body });
  const { result } = JSON.parse(reply.body) as { result: { list: { companyId: number }[] } };
  return result.list[0]!.companyId;
}

test("no answer of a server leaves a page white, speechless or stuck", { timeout: 3_600_000 }, async () => {
  const failing = await failingSeeds(100, async (seed) => {
    const random = createRandom(seed);
    const answerCase = random.pick(cases);
    const { faults, answers } = await answerFaults(answerCase, random, {
      backend,
      reads,
      transport,
      page,
      takeHeard,
    });
    return { faults, subject: [answerCase.plan.id, ...answers].join("\n") };
  });
  expect(failing).toEqual([]);
});
