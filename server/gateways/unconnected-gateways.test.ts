import { expect, test } from "vitest";
import { jobEnd } from "../testing/follow-job.ts";
import { useTestServer } from "../testing/use-test-server.ts";
import { UNCONNECTED } from "./unconnected-gateways.ts";

const server = useTestServer({ gateways: undefined });
const call = async (operationId: string, params: object) =>
  await server.request("chenjie", operationId, params);

test("a bank that is not connected is asked for nothing, and the user is told so", async () => {
  const { id, fields } = await server.db
    .selectFrom("plainRecord")
    .select(["id", "fields"])
    .where("resource", "=", "bankAccount")
    .where("companyId", "=", 1_001_001)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const kept = fields as unknown as { readonly sysBankId: string };
  const { sysBankId } = kept;
  const channels = await call("bankAccount.channel", { sysBankId });
  expect(channels.result).toEqual([expect.objectContaining({ collectChannel: 3, needAuth: false })]);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: JSON.stringify({ ...kept, collectChannel: 1, authStatus: 0, status: 1 }) })
    .where("id", "=", id)
    .execute();
  const answer = await call("bankAccount.auth.create", { yhzhid: id, sysBankId, generate: 1 });
  expect(answer).toMatchObject({ code: "0409", message: "尚未接入银行，请联系系统管理员" });
});

test("a job notes for a company that the bureau is not connected", async () => {
  const sent = await call("collection.task.send", { qyid: 1_001_004, kjnd: 2026, kjqj: 9 });
  expect(sent).toMatchObject({ code: "0" });
  const { taskid } = sent.result as { readonly taskid: string };
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({
    status: 2,
    message: "尚未接入电子税务局，请联系系统管理员",
  });
});

test("everything that could be asked is refused or empty, and nothing is invented", async () => {
  // The assistant answers from the product's own articles.
  const { assistant: _own, ...outside } = UNCONNECTED;
  for (const gateway of Object.values<object>(outside)) {
    for (const ask of Object.values(gateway) as (() => Promise<unknown>)[]) {
      const answer = await ask().catch((error: unknown) => error);
      if (answer === null) continue;
      if (Array.isArray(answer)) expect(answer).toEqual([]);
      else
        expect(answer).toMatchObject({
          kind: "rule",
          message: expect.stringMatching(/^尚未接入.+，请联系系统管理员$/),
        });
    }
  }
});
