import { beforeEach, describe, expect, test } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import type { Answer } from "../../../testing/test-server.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import {
  CLIENT_CORRECT,
  CLIENT_DOUBTFUL,
  DECLARE,
  NOTIFY,
  RENOTIFY,
  REVOKE,
} from "../tax-notice/keep-notice.ts";
import { type Call, DECLARED_TAXES, TOLD_TAXES, type ToldTaxDesk } from "./testing/told-tax-desk.ts";

/** Five requests for the same thing, each with an intent of its own: PostgreSQL lets them run side by side. */
const AT_ONCE = 5;
/** Marks of the client's answer. */
const CORRECT = 9;
const DOUBTFUL = 1;

const handedIn: string[] = [];
const { taxBureau } = demonstration.gateways;
const gateways = {
  ...demonstration.gateways,
  taxBureau: {
    ...taxBureau,
    declare: async ({ taxlayerNo, taxes }: { taxlayerNo: string; taxes: readonly TaxAmount[] }) => {
      handedIn.push(taxlayerNo);
      return await Promise.resolve(taxes);
    },
  },
};
const server = useTestServer({ gateways });

beforeEach(() => {
  handedIn.length = 0;
});

interface Outcome {
  readonly failList: readonly { readonly reason: string }[];
  readonly taskid?: string | null;
}

const five = async (request: () => Promise<Answer>) =>
  await Promise.all(Array.from({ length: AT_ONCE }, async () => await request()));

/** Sends it five times at once; gives the answer of the one that was done, and the refusals of the others. */
async function race({ operation, params }: Call) {
  const answers = await five(async () => await server.request("chenjie", operation, params));
  const told = answers.map(({ message, result }) => ({
    result: result as Outcome | null,
    reason: (result as Outcome | null)?.failList[0]?.reason ?? message,
  }));
  const done = told.filter(({ result }) => result?.failList.length === 0);
  const refused = told.filter((one) => !done.includes(one)).map(({ reason }) => reason);
  return { done: done.map(({ result }) => result), refused };
}

async function linkOf(companyId: number): Promise<string> {
  const { result } = await server.request("chenjie", "miniProgram.client.link", { companyId });
  return (result as { address: string }).address.split("#")[1] ?? "";
}

/** Sends a call that is to be done. */
async function send({ operation, params }: Call): Promise<void> {
  const { result } = await server.request("chenjie", operation, params);
  expect((result as Outcome).failList).toEqual([]);
}

/** The kinds of what was done about a tax, the last first. */
async function actsOf({ month, szId }: ToldTaxDesk, companyId: number): Promise<readonly number[]> {
  const asked = { qyId: companyId, ...month, szId };
  const { result } = await server.request("chenjie", "taxNotice.history", asked);
  return (result as readonly { operationType: number }[]).map(({ operationType }) => operationType);
}

describe.each(TOLD_TAXES)("%s", (_name, openDesk) => {
  const desk = openDesk(server);
  const { month, szId } = desk;
  const acts = async (companyId: number) => await actsOf(desk, companyId);

  /** The month's letters that the client finds on its page. */
  async function letters(companyId: number): Promise<readonly object[]> {
    const { result } = await server.requestWith(null, "miniProgram.client.open", {
      link: await linkOf(companyId),
    });
    const { months } = result as { readonly months: readonly (typeof month & { readonly szId: number })[] };
    return months.filter((one) => one.szId === szId && one.kjnd === month.kjnd && one.kjqj === month.kjqj);
  }

  test("of five notices one is sent and kept, and the others say that it was", async () => {
    const companyId = await desk.open();
    const sent = await race(await desk.notice(companyId, NOTIFY));
    expect(sent.done, sent.refused.join()).toHaveLength(1);
    for (const reason of sent.refused) expect(reason).toContain("已通知");
    expect(await acts(companyId)).toEqual([NOTIFY]);
    expect(await letters(companyId)).toHaveLength(1);

    await desk.change(companyId);
    const renewed = await race(await desk.notice(companyId, RENOTIFY));
    expect(renewed.done).toHaveLength(1);
    for (const reason of renewed.refused) expect(reason).toContain("税额没有变动，无需重新通知");
    expect(await acts(companyId)).toEqual([RENOTIFY, NOTIFY]);
    expect(await letters(companyId)).toHaveLength(1);

    const revoked = await race(await desk.notice(companyId, REVOKE));
    expect(revoked.done).toHaveLength(1);
    for (const reason of revoked.refused) expect(reason).toContain("不是已通知状态，不能撤销通知");
    expect(await acts(companyId)).toEqual([REVOKE, RENOTIFY, NOTIFY]);
    expect(await letters(companyId)).toEqual([]);
  });

  test("of five equal answers of the client one is kept, and stands in the talk once", async () => {
    const companyId = await desk.open();
    await send(await desk.notice(companyId, NOTIFY));
    const [letter] = (await letters(companyId)) as readonly { readonly taxAmount: number }[];
    const link = await linkOf(companyId);
    const answer = { link, ...month, szId, taxAmount: letter?.taxAmount };
    const words = async () => {
      const page = { pageNum: 1, pageSize: 200, qyid: companyId, module: 4 };
      const { result } = await server.request("chenjie", "chat.record.page", page);
      return (result as { readonly data: readonly object[] }).data.length;
    };
    for (const [tags, kept, refusal] of [
      [DOUBTFUL, CLIENT_DOUBTFUL, "您的疑问会计正在处理"],
      [CORRECT, CLIENT_CORRECT, "您已确认过"],
    ] as const) {
      const before = await words();
      const content = tags === DOUBTFUL ? { content: "进项是否漏了一张？" } : {};
      const params = { ...answer, tags, ...content };
      const answers = await five(
        async () => await server.requestWith(null, "miniProgram.client.answer", params),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0409", "0409", "0409", "0409"]);
      for (const { code, message } of answers) if (code !== "0") expect(message).toContain(refusal);
      expect((await acts(companyId))[0]).toBe(kept);
      expect(await words()).toBe(before + 1);
    }
    expect(await acts(companyId)).toEqual([CLIENT_CORRECT, CLIENT_DOUBTFUL, NOTIFY]);
  });
});

test.each(DECLARED_TAXES)("of five declarations one is handed in: %s", async (_name, openDesk) => {
  const desk = openDesk(server);
  const companyId = await desk.open();
  await send(await desk.notice(companyId, NOTIFY));
  const { done, refused } = await race(await desk.declaration(companyId));
  expect(done).toHaveLength(1);
  for (const reason of refused) expect(reason).toMatch(/正在申报|已申报/);
  await jobEnd(server, "chenjie", done[0]?.taskid ?? "");
  expect(handedIn).toHaveLength(1);
  expect(await actsOf(desk, companyId)).toEqual([DECLARE, NOTIFY]);
});
