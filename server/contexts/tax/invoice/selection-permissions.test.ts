import { beforeAll, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { grantOnly } from "../../../testing/grant-only.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const COLLECTION = "accountingCentre.invoiceCollection";
const MONTH = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();
let qyid: number;
let invoiceId: number;
beforeAll(async () => {
  const purchase = await server.db
    .selectFrom("invoice as i")
    .innerJoin("company", "company.companyId", "i.companyId")
    .select(["i.id", "i.companyId"])
    .where("i.gsid", "=", 1001)
    .where("i.jxxlx", "=", 0)
    .where(inService(server.clock))
    .where("company.isRemove", "=", 0)
    .orderBy("i.id")
    .executeTakeFirstOrThrow();
  qyid = purchase.companyId;
  invoiceId = purchase.id;
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "companyUserAuth.addUser", { companyId: qyid, userId });
});

const codeOf = async (operation: string, params: object) =>
  (await server.request("sunli", operation, params)).code;
const select = async () =>
  await codeOf("invoice.changeTaxGxzt", {
    invoiceIdList: [invoiceId],
    gxzt: 0,
    qyid,
    gxnd: 2026,
    gxyf: 10,
  });
const removeRisk = async () =>
  await codeOf("invoice.batchChangeTaxGxzt", {
    invoiceList: [{ id: invoiceId, qyid, gxnd: 2026, gxyf: 10, gxzt: 0 }],
  });
const task = async (taskType: number) =>
  await codeOf("taxConfirm.sendCheckConfirmTask", { companyIdList: [qyid], ...MONTH, taskType });
const notify = async () =>
  await codeOf("taxConfirm.confirmTax", {
    ...MONTH,
    operationType: 1,
    taxStatus: "correct",
    qyIdList: [qyid],
    noticeTaxReqList: await readShownAmounts(server, [qyid], MONTH),
    paymentTimeType: 1,
  });
const revokeNotice = async () =>
  await codeOf("taxNotice.batchNotice", { ...MONTH, operationType: 2, qyIdList: [qyid] });

test("who may only collect sees the purchases, and neither selects, confirms, takes back nor notifies", async () => {
  await grantOnly(server, "sunli", COLLECTION);
  const paging = { pageNum: 1, pageSize: 10, qyid, gxnd: 2026, gxyf: 10 };
  expect(await codeOf("invoice.check.page", paging)).toBe("0");
  for (const attempt of [select, removeRisk, async () => await task(71), async () => await task(2)])
    expect(await attempt()).toBe("0403");
  expect([await notify(), await revokeNotice()]).toEqual(["0403", "0403"]);
});

test("the code for selecting opens selecting, risky purchases and confirming, and no more", async () => {
  await grantOnly(server, "sunli", COLLECTION, `${COLLECTION}.selectionConfirmation`);
  for (const attempt of [select, removeRisk, async () => await task(71)])
    expect(await attempt()).not.toBe("0403");
  expect(await task(2)).toBe("0403");
  expect(await revokeNotice()).toBe("0403");
});

test("the code for taking a confirmation back opens that alone", async () => {
  await grantOnly(server, "sunli", COLLECTION, `${COLLECTION}.revokeConfirmation`);
  expect(await task(2)).not.toBe("0403");
  expect([await task(71), await select()]).toEqual(["0403", "0403"]);
});

test("the code for confirming tax opens notices and taking them back", async () => {
  await grantOnly(server, "sunli", "accountingCentre.taxConfirmation");
  expect(await notify()).not.toBe("0403");
  expect(await revokeNotice()).not.toBe("0403");
  expect(await select()).toBe("0403");
});
