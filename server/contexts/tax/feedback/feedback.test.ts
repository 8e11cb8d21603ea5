import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `feedback.${operation}`, params);
const page = async (params: object = {}) =>
  (await call("page", { pageNum: 1, pageSize: 100, ...params })).result as { list: Row[]; total: number };

test("a feedback is dealt with once, by whoever is signed in, and counted where it stands", async () => {
  const { list, total } = await page({ status: 0 });
  const before = (await call("pageCount", {})).result as Row;
  expect(before).toMatchObject({ dclNum: total });
  const id = list[0]?.id;
  expect(await call("deal", { id, dealContent: "已更正申报" })).toMatchObject({ code: "0" });
  expect((await call("detail", { id })).result).toMatchObject({
    status: 1,
    dealUserName: "陈洁",
    dealTime: "2026-11-20 10:00:00".slice(0, 13) + ":00:00",
    dealContent: "已更正申报",
  });
  expect(await call("cancel", { id, cancelReason: "重复" })).toMatchObject({ code: "0409" });
  expect((await call("pageCount", {})).result).toEqual({
    ...before,
    dclNum: Number(before.dclNum) - 1,
    yclNum: Number(before.yclNum) + 1,
  });
});

test("the taxes of a period carry what was said about them", async () => {
  const { list } = await page({ szid: 1 });
  const { qyid, kjnd, kjqj } = list[0] as Row;
  const taxes = (await call("ztSzStatus", { qyid, kjnd, kjqj })).result as Row[];
  const said = list.filter(
    (feedback) => feedback.qyid === qyid && feedback.kjnd === kjnd && feedback.kjqj === kjqj,
  );
  const vat = taxes.find(({ szid }) => szid === 1);
  if (vat) expect(vat).toMatchObject({ feedbackNum: said.length });
  expect(taxes.every(({ sbszid }) => sbszid === taxes[0]?.sbszid)).toBe(true);
  expect(await call("ztSzStatus", { qyid: 1_002_001, kjnd, kjqj })).toMatchObject({ code: "0404" });
});
