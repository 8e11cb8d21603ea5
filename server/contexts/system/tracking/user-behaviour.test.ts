import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const event = (number: number) => ({
  eventCode: `click-${number}`,
  pagePath: "/companyCenter/customer",
  eventTime: "2026-11-20 09:00:00",
});
const send = async (count: number) =>
  await server.request("sunli", "tracking.acceptUserBehaviorData", {
    userBehaviorVos: Array.from({ length: count }, (_none, index) => event(index)),
  });
const kept = async () =>
  (
    await server.db
      .selectFrom("plainRecord")
      .select("fields")
      .where("resource", "=", "userBehavior")
      .orderBy("id")
      .execute()
  ).map(({ fields }) => fields);

test("what somebody does comes in batches, of 50 at most, and all of it is kept", async () => {
  const before = (await kept()).length;
  expect(await send(10)).toMatchObject({ code: "0", result: { count: 10 } });
  const added = (await kept()).slice(before);
  expect(added).toHaveLength(10);
  const log = await server.db
    .selectFrom("operationLog")
    .select("title")
    .where("operation", "=", "tracking.acceptUserBehaviorData")
    .execute();
  expect(log, "nobody asked for it").toEqual([]);
  expect(added[3]).toMatchObject({ eventCode: "click-3", pagePath: "/companyCenter/customer" });
  expect((await send(50)).code).toBe("0");
  for (const count of [0, 51]) expect((await send(count)).code).toBe("0400");
  expect(await kept()).toHaveLength(before + 60);
});
