import { beforeAll, beforeEach, expect, test } from "vitest";
import { findOpenCompany } from "../company-period/testing/find-open-company.ts";
import { type TaxOffice, taxOffice } from "../company-period/testing/tax-office.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const PASSENGER = 3;
const UNINVOICED = 5;
const receipt = { annexList: [{ name: "票据.jpg", url: "/files/1", fileType: 1 }] };

const server = useTestServer();
let office: TaxOffice;

beforeAll(async () => {
  office = taxOffice(server, await findOpenCompany(server, "001"));
  await office.become({ nsqxdm: "06" });
});
beforeEach(async () => await office.invoice());

const save = async (...cases: readonly object[]) => await office.declareBeside(OCTOBER, cases);

async function kept() {
  const asked = { ...OCTOBER, qyId: office.companyId };
  const { result } = await office.call("specialCase.detail", asked);
  return (result as { specialConditions: object[] }).specialConditions;
}

async function estimate() {
  const { estimate: stored } = await office.calculate(OCTOBER);
  return stored;
}

test("income without invoices at two rates in one month is taxed at both, and named by its rate", async () => {
  const saved = await save(
    { specialType: UNINVOICED, amount: 1000, sl: 0.13 },
    { specialType: UNINVOICED, amount: 500, sl: 0.06 },
  );
  expect(saved.result).toEqual({ savedCount: 2, incompleteList: [] });
  expect(await kept()).toMatchObject([
    { specialTypeName: "无票收入（6%）", amount: 500, amountTitle: "不含税销售额" },
    { specialTypeName: "无票收入（13%）", amount: 1000 },
  ]);
  expect(await estimate()).toMatchObject({ sales: 1500, outputTax: 160 });
  const figure = { qyid: office.companyId, ...OCTOBER, figure: "outputTax", pageNum: 1, pageSize: 50 };
  const { result } = await office.call("prediction.basisRows", figure);
  const amounts = (result as { list: { amount: number }[] }).list.map(({ amount }) => amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([30, 130]);
});

test("what the client is told of has each rate by itself", async () => {
  await save(
    { specialType: UNINVOICED, amount: 1000, sl: 0.13 },
    { specialType: UNINVOICED, amount: 500, sl: 0.06 },
  );
  await office.calculate(OCTOBER);
  const preview = await office.call("taxNotice.preview", { ...OCTOBER, qyIdList: [office.companyId] });
  expect(preview.result).toMatchObject({
    specialConditions: [
      { specialTypeName: "无票收入（6%）", amount: 500 },
      { specialTypeName: "无票收入（13%）", amount: 1000 },
    ],
  });
});

test("a rate or a kind of ticket is there once, and what its kind has not is refused", async () => {
  const twice = { specialType: UNINVOICED, amount: 1000, sl: 0.13 };
  expect(await save(twice, twice)).toMatchObject({
    code: "0400",
    message: "同一税率的无票收入只能填写一次",
    result: { fieldErrors: [{ path: "specialConditions.1.sl" }] },
  });
  const flights = { specialType: PASSENGER, pjlx: 1, pmje: 1090 };
  expect((await save(flights, flights)).message).toBe("同一票据类型的旅客运输只能填写一次");
  const fee = { specialType: 2, amount: 280 };
  expect((await save(fee, fee)).message).toBe("同一类特殊情况只能填写一次");
  expect((await save({ ...fee, hsbz: 1 })).message).toBe("只有无票收入区分含税与不含税");
  expect((await save({ ...fee, pjlx: 1 })).message).toBe("只有旅客运输服务抵扣需要填写票据类型");
});

test("takings that are given with their tax are taxed without it", async () => {
  await save({ specialType: UNINVOICED, hsbz: 1, pmje: 1130, sl: 0.13, amount: 7 });
  expect(await kept()).toMatchObject([{ amount: 1000, hsbz: 1, pmje: 1130 }]);
  expect(await estimate()).toMatchObject({ sales: 1000, outputTax: 130 });
});

test("fares take the tax in them off: 9 % of planes and trains, 3 % of buses and ships, what stands on an invoice", async () => {
  await save(
    { specialType: PASSENGER, pjlx: 1, pmje: 1090, ...receipt },
    { specialType: PASSENGER, pjlx: 2, pmje: 103, ...receipt },
    { specialType: PASSENGER, pjlx: 0, amount: 27, ...receipt },
  );
  expect(await kept()).toMatchObject([
    { specialTypeName: "旅客运输服务抵扣（电子发票（票面税额））", amount: 27, pmje: null },
    { amount: 90, pmje: 1090, amountTitle: "可抵扣税额" },
    { amount: 3, pmje: 103 },
  ]);
  expect(await estimate()).toMatchObject({ inputTax: 120 });
});

test("one of two rates cannot be removed while it has an amount, and its rate can be changed", async () => {
  const thirteen = { specialType: UNINVOICED, amount: 1000, sl: 0.13 };
  await save(thirteen, { specialType: UNINVOICED, amount: 500, sl: 0.06 });
  expect(await save(thirteen)).toMatchObject({
    code: "0409",
    message: "该企业已有无票收入，不能移除无票收入申报",
  });
  expect((await save(thirteen, { specialType: UNINVOICED, amount: 500, sl: 0.09 })).code).toBe("0");
  expect(await kept()).toMatchObject([{ sl: 0.09 }, { sl: 0.13 }]);
  expect((await save(thirteen, { specialType: UNINVOICED, amount: 0, sl: 0.09 })).code).toBe("0");
  expect((await save(thirteen)).result).toMatchObject({ savedCount: 1 });
});
