import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { readName } from "../../../../../src/domain/name-reading.ts";
import { isFound, searchPattern } from "../../../../../src/domain/name-search.ts";
import { taxNumberCheckDigit } from "../../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();
const ids = new Map<string, number>();
const NAMES = ["重庆长江火锅有限公司", "杭州科技有限公司", "杭州云栖科技有限公司", "吕梁绿源（3D）打印厂"];

const taxNumber = (index: number) => {
  const first = `91330100MA7${String(10_000 + index)}8`;
  return first + taxNumberCheckDigit(first);
};
const add = async (companyName: string, index: number, account = "chenjie") => {
  const taxlayer = { taxlayerNo: taxNumber(index), taxlayerType: "101", nsqxdm: "08" };
  const rest = { companyType: "1", beginDate: "2026-03-01", provinceId: "31" };
  const { result } = await server.request(account, "company.add", { companyName, ...taxlayer, ...rest });
  return (result as { companyId: number }).companyId;
};

beforeAll(async () => {
  for (const [index, name] of NAMES.entries()) ids.set(name, await add(name, index));
});

const list = async (companyName: string, account = "chenjie") => {
  const answer = await server.request(account, "company.list", { pageNum: 1, pageSize: 500, companyName });
  return (answer.result as { list: { companyName: string }[] }).list.map((row) => row.companyName);
};
const match = async (companyName: string, account = "chenjie") => {
  const answer = await server.request(account, "company.match", { companyName });
  return (answer.result as { companyName: string }[]).map((row) => row.companyName);
};

describe("the client search", () => {
  test.each([
    ["cqcjhg", "重庆长江火锅有限公司"],
    ["chongqing", "重庆长江火锅有限公司"],
    ["zhongqing", "重庆长江火锅有限公司"],
    ["CQZJ 火锅", "重庆长江火锅有限公司"],
    ["hzkj", "杭州科技有限公司"],
    ["hangzhou yunqi", "杭州云栖科技有限公司"],
    ["杭州 yqkj", "杭州云栖科技有限公司"],
    ["lvliang", "吕梁绿源（3D）打印厂"],
    ["luliang 3ddy", "吕梁绿源（3D）打印厂"],
    ["绿源(3D)", "吕梁绿源（3D）打印厂"],
  ])("%s finds %s in the list and in pickers", async (text, name) => {
    expect(await list(text)).toEqual([name]);
    expect((await match(text))[0]).toBe(name);
  });

  test("part of a tax number, beside another word or alone", async () => {
    const middle = taxNumber(2).slice(8, 17);
    expect(await list(middle)).toEqual(["杭州云栖科技有限公司"]);
    expect(await list(`${middle} hz`)).toEqual(["杭州云栖科技有限公司"]);
    expect(await list(`${middle} cq`)).toEqual([]);
    expect(await match(middle)).toEqual(["杭州云栖科技有限公司"]);
  });

  test("pickers also find what leaves characters out, behind what does not", async () => {
    expect(await list("hzkj")).toEqual(["杭州科技有限公司"]);
    const names = await match("hzkj");
    expect(names[0]).toBe("杭州科技有限公司");
    expect(names).toContain("杭州云栖科技有限公司");
  });

  test("another firm's clients are never found, nor signs of patterns", async () => {
    expect(await list("cqcjhg", "qianjin")).toEqual([]);
    expect(await match("cqcjhg", "qianjin")).toEqual([]);
    for (const text of [".*", "%", "[|]", "\\", "(((("]) expect(await list(text)).toEqual([]);
  });

  test("a renamed client is found by its new name alone, and in records of other kinds", async () => {
    const qyid = ids.get("重庆长江火锅有限公司");
    const { rowVersion } = await server.db
      .selectFrom("company")
      .select("rowVersion")
      .where("companyId", "=", qyid ?? 0)
      .executeTakeFirstOrThrow();
    const rename = { qyid, rowVersion, companyName: "成都都江堰茶业有限公司" };
    expect(await server.request("chenjie", "customerProfile.business.update", rename)).toMatchObject({
      code: "0",
    });
    expect([await list("cqcjhg"), await list("cddjy")]).toEqual([[], ["成都都江堰茶业有限公司"]]);
    const changes = await server.request("chenjie", "delegation.modifyRecord.page", {
      pageNum: 1,
      pageSize: 10,
      keyword: "chengdu 茶业",
    });
    expect((changes.result as { list: { companyName: string }[] }).list[0]?.companyName).toBe(
      "成都都江堰茶业有限公司",
    );
  });

  test("the database and the browser find the same", async () => {
    const rows = await server.db.selectFrom("company").select(["companyName", "reading"]).limit(60).execute();
    for (const { companyName, reading } of rows) expect(reading).toBe(readName(companyName));
    const words = ["shyq", "keji", "shanghaiyun", "zx", "an", "gsi", "yxgs", "云q", "有限gs", "xxj", "anan"];
    for (const word of words) {
      const { rows: read } = await sql<{
        companyName: string;
      }>`select company_name as "companyName" from company
        where reading ~ ${searchPattern(word)}`.execute(server.db);
      const names = new Set(read.map((row) => row.companyName));
      for (const { companyName, reading } of rows)
        expect([word, companyName, names.has(companyName)]).toEqual([
          word,
          companyName,
          isFound(word, [], () => [reading]),
        ]);
    }
  });

  test("a word that can be read in countless ways is answered", async () => {
    await add("安南".repeat(20), 90);
    expect(await list(`${"an".repeat(19)}x`)).toEqual([]);
    expect(await match(`${"an".repeat(19)}x`)).toEqual([]);
  });
});

describe("people", () => {
  const people = async (operation: string, params: object, account = "chenjie") =>
    ((await server.request(account, operation, params)).result as { name?: string; userName?: string }[]).map(
      ({ name, userName }) => name ?? userName,
    );

  test.each([["sl"], ["sunli"], ["孙l"], ["sunl"]])("%s finds 孙丽 in each picker", async (text) => {
    expect(await people("companyUserAuth.userList", { name: text })).toContain("孙丽");
    expect(await people("user.fuzzyMatch", { content: text })).toContain("孙丽");
  });

  test("account and department, and several words", async () => {
    expect(await people("companyUserAuth.userList", { name: "CHENJ" })).toEqual(["陈洁"]);
    expect(await people("user.fuzzyMatch", { content: "客户成功 cn" })).toEqual(["程诺"]);
    expect(await people("companyUserAuth.userList", { name: "客户成功 dr" })).toEqual(["杜若"]);
    expect(await people("companyUserAuth.userList", { name: "sunli" }, "qianjin")).toEqual([]);
  });
});
