import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object = {}) => {
  const answer = await server.request("sunli", `notice.${operation}`, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result;
};
const unread = async () => (await call("status")) as { total: number; relationIdList: number[] };

test("the unread ones are counted and named, and one that is read is among them no more", async () => {
  const { list, total } = (await call("page", { pageNum: 1, pageSize: 100 })) as {
    list: { relationId: number; deliverStatus: number }[];
    total: number;
  };
  const before = await unread();
  const open = list.filter(({ deliverStatus }) => deliverStatus === 0).map(({ relationId }) => relationId);
  expect(total).toBe(list.length);
  expect(before.total).toBe(open.length);
  expect(new Set(before.relationIdList)).toEqual(new Set(open));
  const [relationId] = open;
  expect(await call("read", { relationIdList: [relationId] })).toEqual({ readNum: 1 });
  expect((await unread()).relationIdList).not.toContain(relationId);
  expect(await call("read", { relationIdList: [relationId] })).toEqual({ readNum: 0 });
});

test("marking everything as read leaves nothing unread", async () => {
  expect((await unread()).total).toBeGreaterThan(0);
  await call("read", { all: true });
  expect(await unread()).toEqual({ total: 0, relationIdList: [] });
});
