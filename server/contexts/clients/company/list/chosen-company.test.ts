import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();

interface Choice {
  readonly companyId: number;
  readonly companyName: string;
  readonly statusCode: number;
}
interface Chosen {
  readonly company?: Choice;
  readonly before?: Choice;
  readonly after?: Choice;
}

const chosen = async (companyId: number, account = "zhoumy") =>
  (await server.request(account, "company.chosen", { companyId })).result as Chosen;

const match = async (companyName: string, account = "zhoumy") =>
  (await server.request(account, "company.match", { companyName })).result as readonly Choice[];

let first: Choice;

beforeAll(async () => {
  [first] = (await match("云启")) as readonly [Choice];
});

test("the company is told with its number and type, and those that stand beside it", async () => {
  const { company, before, after } = await chosen(first.companyId);
  expect(company).toEqual(first);
  expect(company).toMatchObject({
    companyName: "上海云启信息技术有限公司",
    taxlayerType: expect.any(String),
  });
  expect((await chosen(after?.companyId ?? 0)).before).toEqual(first);
  expect((await chosen(before?.companyId ?? 0)).after).toEqual(first);
});

test("whoever walks on meets every served client of their own once, and comes to an end", async () => {
  const start = (await match("有限公司", "sunli"))[0]?.companyId ?? 0;
  const ends = await Promise.all(
    (["before", "after"] as const).map(async (side) => {
      const met: number[] = [];
      for (let here = await chosen(start, "sunli"); here[side];) {
        met.push(here[side].companyId);
        here = await chosen(here[side].companyId, "sunli");
      }
      return met;
    }),
  );
  const met = [start, ...ends.flat()];
  const { result } = await server.request("sunli", "company.list", { status: 1, pageNum: 1, pageSize: 500 });
  const own = (result as { list: readonly { companyId: number }[] }).list.map(({ companyId }) => companyId);
  expect(new Set(met)).toEqual(new Set(own));
  expect(met).toHaveLength(own.length);
});

test("a client that is not there, of another firm, or of somebody else is none", async () => {
  expect(await chosen(999_999_999)).toBeNull();
  expect(await chosen(first.companyId, "qianjin")).toBeNull();
  const { result } = await server.request("sunli", "company.list", { pageNum: 1, pageSize: 500 });
  const { list } = result as { list: readonly { companyId: number }[] };
  const own = new Set(list.map(({ companyId }) => companyId));
  const foreign = (await match("有限公司")).find(({ companyId }) => !own.has(companyId));
  expect(await chosen(foreign?.companyId ?? 0, "sunli")).toBeNull();
});
