import { beforeEach, expect, test } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownOtherTaxes } from "../../../testing/read-shown-other-taxes.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

/** Five requests for the same thing, each with an intent of its own: PostgreSQL lets them run side by side. */
const AT_ONCE = 5;
const OCTOBER = { kjnd: 2026, kjqj: 10 };

const asked: string[] = [];
const { taxBureau } = demonstration.gateways;
const gateways = {
  ...demonstration.gateways,
  taxBureau: {
    ...taxBureau,
    declareOtherTaxes: async ({ taxes }: Parameters<typeof taxBureau.declareOtherTaxes>[0]) => {
      asked.push("declareOtherTaxes");
      return await Promise.resolve(taxes);
    },
    confirmSelection: async () => {
      asked.push("confirmSelection");
      await Promise.resolve();
    },
    cancelConfirmation: async () => {
      asked.push("cancelConfirmation");
      await Promise.resolve();
    },
  },
};
const server = useTestServer({ gateways });
beforeEach(() => {
  asked.length = 0;
});

interface Outcome {
  readonly failList: readonly { readonly reason: string }[];
  readonly taskid: string | null;
}

/** Sends it five times at once, waits for the one that was taken, and gives the reasons of the others. */
async function race(operation: string, params: object): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => await server.request("chenjie", operation, params)),
  );
  expect(answers.map(({ message }) => message)).toEqual(answers.map(() => null));
  const outcomes = answers.map(({ result }) => result as Outcome);
  const reasons = outcomes.flatMap(({ failList }) => failList.map(({ reason }) => reason));
  const taken = outcomes.flatMap(({ taskid }) => taskid ?? []);
  expect(taken, reasons.join()).toHaveLength(1);
  await jobEnd(server, "chenjie", taken[0] ?? "");
  return reasons;
}

test("of five who hand in the other taxes of a client one does", async () => {
  const call = async (operation: string, params: object) =>
    (await server.request("chenjie", `taxDeclare.otherTax.${operation}`, params)).result;
  const page = { ...OCTOBER, pageNum: 1, pageSize: 500, state: "open" };
  const [row] = ((await call("page", page)) as { readonly list: readonly { readonly qyid: number }[] }).list;
  const qyid = row?.qyid ?? 0;
  const { taxes } = (await call("detail", { ...OCTOBER, qyid })) as {
    readonly taxes: readonly { readonly id: number; readonly rowVersion: string }[];
  };
  for (const { id, rowVersion } of taxes) await call("save", { id, rowVersion, amount: 88 });
  const chosen = { ...OCTOBER, qyIdList: [qyid] };
  const declareList = await readShownOtherTaxes(server, chosen);
  const reasons = await race("taxDeclare.batchSubmit", { ...chosen, scope: 1, declareList });
  expect(reasons).toHaveLength(AT_ONCE - 1);
  for (const reason of reasons) expect(reason).toMatch(/正在申报|已申报/);
  expect(asked).toEqual(["declareOtherTaxes"]);
});

test("of five who have a selection confirmed, or that taken back, one does", async () => {
  const { companyId } = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select("p.companyId")
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", OCTOBER.kjnd)
    .where("p.kjqj", "=", OCTOBER.kjqj)
    .where("p.confirmationStatus", "=", 0)
    .where("p.checkStatus", "=", 1)
    .where("p.noticeTaxType", "=", 0)
    .where("p.taxDeclareStatus", "=", 0)
    .where("c.taxlayerType", "=", "001")
    .where("c.isRemove", "=", 0)
    .orderBy("p.companyId")
    .executeTakeFirstOrThrow();
  const task = { ...OCTOBER, companyIdList: [companyId] };
  const confirmed = await race("taxConfirm.sendCheckConfirmTask", { ...task, taskType: 71 });
  expect(confirmed).toHaveLength(AT_ONCE - 1);
  for (const reason of confirmed) expect(reason).toMatch(/正在统计确认|已统计确认/);
  const cancelled = await race("taxConfirm.sendCheckConfirmTask", { ...task, taskType: 2 });
  expect(cancelled).toHaveLength(AT_ONCE - 1);
  for (const reason of cancelled) expect(reason).toMatch(/正在撤销统计确认|尚未统计确认/);
  expect(asked).toEqual(["confirmSelection", "cancelConfirmation"]);
});
