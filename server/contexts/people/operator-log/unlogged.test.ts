import { expect, test } from "vitest";
import { ownProject } from "../../../testing/own-project.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

/** Writes of one's own comfort; parameters that are good for them, and what makes them bad. */
const OWN: readonly (readonly [string, () => Promise<object> | object, object])[] = [
  ["userSetting.save", () => ({ screen: "shell", part: "tabs", value: { open: [] } }), { part: "none" }],
  ["notice.read", () => ({ all: true }), { relationIdList: [0] }],
  ["chat.record.read", () => ({ qyid: 1_001_001 }), { qyid: 1 }],
  ["chat.record.typing", () => ({ qyid: 1_001_001, module: 1, page: "page-0001" }), { qyid: 1 }],
  ["book.top", () => ({ qyid: 1_001_001, action: "top" }), { qyid: 1 }],
  ["workOrder.getSessionOrCreateSession", async () => ({ id: await anOrder() }), { id: 1 }],
];

async function anOrder(): Promise<number> {
  const { id } = await server.db
    .selectFrom("plainRecord")
    .select("id")
    .where("gsid", "=", 1001)
    .where("resource", "=", "workOrder")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return id;
}

const lines = async () =>
  await server.db.selectFrom("operationLog").select(["id", "operation"]).orderBy("id").execute();

test.each(OWN)(
  "%s leaves nothing in the log of operations, done or refused",
  async (operation, params, bad) => {
    const before = await lines();
    const sent = await params();
    expect(await server.request("zhoumy", operation, sent)).toMatchObject({ code: "0" });
    expect((await server.request("zhoumy", operation, { ...sent, ...bad })).code).not.toBe("0");
    expect(await lines()).toEqual(before);
  },
);

/** Quiet writes that are business acts nevertheless. */
const ASKED_FOR = [
  "customerService.say",
  "invoice.changeTaxGxzt",
  "invoice.batchChangeTaxGxzt",
  "userSetting.filter.add",
  "userSetting.filter.update",
  "userSetting.filter.delete",
  "workOrder.sendMessage",
];

test("a write without a sign of loading is one that nobody looks for in the log, or that somebody has asked for", () => {
  const logged = [...ownProject.operations.values()]
    .filter(({ effect, noLoading, unlogged }) => effect === "write" && noLoading && !unlogged)
    .map(({ id }) => id);
  expect(logged.toSorted()).toEqual(ASKED_FOR.toSorted());
});
