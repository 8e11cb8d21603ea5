import { beforeEach, describe, expect, test } from "vitest";
import { taxNumberCheckDigit } from "../../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();
let form: Readonly<Record<string, unknown>> & { readonly companyName: string; readonly taxlayerNo: string };
let made = 0;

beforeEach(() => {
  made += 1;
  const first = `91310115MA9${String(10_000 + made)}8`;
  form = {
    companyName: `上海试验${made}有限公司`,
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    beginDate: "2026-03-01",
    provinceId: "31",
  };
});

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const add = async (change: object = {}, account?: string) =>
  await call("company.add", { ...form, ...change }, account);
const addOne = async () => ((await add()).result as { companyId: number }).companyId;
const read = async (companyId: number, account?: string) =>
  (await call("company.serviceInfo", { companyId }, account)).result as Record<string, unknown>;
const staffId = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;
const otherNumber = () => {
  const first = `91310115MC9${String(10_000 + made)}8`;
  return first + taxNumberCheckDigit(first);
};
const fieldErrors = (answer: { result: unknown }) =>
  (answer.result as { fieldErrors: { path: string; message: string }[] } | null)?.fieldErrors;
const stop = (companyIdList: readonly number[]) =>
  call("company.stop", { companyIdList, stopYear: 2026, stopMonth: 10 });
const FOREIGN = 1_002_001;

describe("adding a company", () => {
  test("gives it a customer code, a mnemonic code and its data", async () => {
    const companyId = await addOne();
    expect(await read(companyId)).toMatchObject({
      companyName: form.companyName,
      khbm: expect.stringMatching(/^KH\d{5}$/),
      zjm: `SHSY${made}YXGS`,
      statusCode: 1,
      legalPerson: null,
      registCapital: null,
      createTime: "2026-11-20 10:00:00",
    });
    const second = await add({
      companyName: `${form.companyName}甲`,
      taxlayerNo: "91350100M000100Y43",
      registCapital: 500_000.5,
    });
    const { companyId: next } = second.result as { companyId: number };
    expect(await read(next)).toMatchObject({ registCapital: 500_000.5 });
    expect((await read(next)).khbm).not.toBe((await read(companyId)).khbm);
  });

  test("takes numbers as they are copied: with blanks, in small letters, of full width", async () => {
    const { taxlayerNo } = form;
    const copied = ` ${taxlayerNo.slice(0, 4)} ${taxlayerNo.slice(4).toLowerCase()}\u3000`;
    const added = await add({
      taxlayerNo: copied,
      legalPersonPhone: "138 0000-1111",
      legalPersonIdCardType: "201",
      legalPersonIdCardNo: "１１０１０５ 19491231 002x",
    });
    expect(added).toMatchObject({ code: "0" });
    const { companyId } = added.result as { companyId: number };
    expect(await read(companyId)).toMatchObject({
      taxlayerNo,
      legalPersonPhone: "138****1111",
      legalPersonIdCardNo: "110***********002X",
    });
    const answer = await call("company.list", { pageNum: 1, pageSize: 10, taxlayerNo: copied });
    expect(answer.result).toMatchObject({ total: 1, list: [{ companyId }] });
  });

  test("goes on counting customer codes past letters and past five digits", async () => {
    const next = async () => ((await call("company.customerCode.get", {})).result as { khbm: string }).khbm;
    expect(await add({ khbm: "KHABCDE" })).toMatchObject({ code: "0" });
    expect(await next()).toMatch(/^KH\d{5}$/);
    const first = `91310115MB9${String(10_000 + made)}8`;
    const another = { companyName: `${form.companyName}乙`, taxlayerNo: first + taxNumberCheckDigit(first) };
    const { companyId } = (await add({ ...another, khbm: "KH100000" })).result as { companyId: number };
    expect(await next()).toBe("KH100001");
    await call("customerProfile.business.update", { qyid: companyId, khbm: "ANDERE" });
  });

  test("takes tags and staff along, with a record of the dispatch", async () => {
    const userId = await staffId("sunli");
    const { id } = (await call("company.tag.save", { name: `标签${made}`, color: "success" })).result as {
      id: number;
    };
    const { companyId } = (await add({ tagIdList: [id], userIdList: [userId] })).result as {
      companyId: number;
    };
    expect(await read(companyId, "sunli")).toMatchObject({ userNames: "孙丽", companyTag: `标签${made}` });
    const records = await call("companyUserAuth.operationRecord.page", {
      pageNum: 1,
      pageSize: 10,
      companyId,
    });
    expect(records.result).toMatchObject({
      total: 1,
      list: [{ userName: "孙丽", operatorName: "陈洁", action: "grant", companyName: form.companyName }],
    });
  });

  test("a tax number must be sound", async () => {
    const wrong = `${form.taxlayerNo.slice(0, -1)}${form.taxlayerNo.endsWith("0") ? "1" : "0"}`;
    expect(fieldErrors(await add({ taxlayerNo: wrong }))).toEqual([
      { path: "taxlayerNo", message: "税号校验位不正确，请核对后重新填写" },
    ]);
    expect(fieldErrors(await add({ taxlayerNo: "9131" }))).toEqual([
      { path: "taxlayerNo", message: expect.stringContaining("18 位统一社会信用代码") },
    ]);
  });

  test("name, tax number and customer code are unique, and the fault says where the other one is", async () => {
    const companyId = await addOne();
    const { khbm } = await read(companyId);
    const place = `的「${form.companyName}」重复`;
    expect(fieldErrors(await add({ khbm }))).toEqual([
      { path: "companyName", message: `客户名称与服务中${place}` },
      { path: "taxlayerNo", message: `税号与服务中${place}` },
      { path: "khbm", message: `客户编码与服务中${place}` },
    ]);
    await stop([companyId]);
    expect(fieldErrors(await add())?.[0]?.message).toBe(`客户名称与已停止服务${place}`);
    await call("company.delete", { companyIdList: [companyId] });
    expect(fieldErrors(await add())?.[0]?.message).toBe(
      `客户名称与回收站中${place}，请先还原或彻底删除该客户`,
    );
    expect(await add({}, "qianjin")).toMatchObject({ code: "0" });
    await call("company.emptyTrash", { companyIdList: [companyId] });
    expect(await add()).toMatchObject({ code: "0" });
  });

  test("a name that differs in blanks and the width of brackets alone is taken", async () => {
    await add({ companyName: `上海试验${made}（中国）有限公司` });
    expect(
      fieldErrors(await add({ taxlayerNo: otherNumber(), companyName: `上海试验${made}(中国) 有限公司` })),
    ).toEqual([
      { path: "companyName", message: `客户名称与服务中的「上海试验${made}（中国）有限公司」重复` },
    ]);
    expect(
      await add({ taxlayerNo: otherNumber(), companyName: `上海试验${made}中国有限公司` }),
    ).toMatchObject({
      code: "0",
    });
  });

  test("every fault is told at its field", async () => {
    const answer = await add({
      registrationDate: "2026-11-21",
      legalPersonPhone: "138****1234",
      legalPersonIdCardType: "201",
      legalPersonIdCardNo: "310104198013011234",
    });
    expect(fieldErrors(answer)).toEqual([
      { path: "registrationDate", message: "成立日期不能晚于今天" },
      { path: "legalPersonPhone", message: "请填写完整的手机号" },
      { path: "legalPersonIdCardNo", message: "身份证号码不正确，请核对后重新填写" },
    ]);
    expect(fieldErrors(await add({ legalPersonIdCardNo: "H123" }))).toEqual([
      { path: "legalPersonIdCardType", message: "请选择法人证件类型" },
    ]);
  });

  test("tags and staff must be the firm's own", async () => {
    const foreign = await staffId("qianjin");
    expect(fieldErrors(await add({ userIdList: [foreign] }))).toEqual([
      { path: "userIdList", message: "所选负责人不存在或已停用，请重新选择" },
    ]);
    expect(fieldErrors(await add({ tagIdList: [999_999] }))?.[0]?.path).toBe("tagIdList");
    expect(
      (await call("company.list", { pageSize: 10, companyName: form.companyName })).result,
    ).toMatchObject({ total: 0 });
  });

  test("needs its permission", async () => {
    expect(await add({}, "sunli")).toMatchObject({ code: "0403" });
    expect(await add({}, "heqing")).toMatchObject({ code: "0403" });
  });
});

describe("editing a company", () => {
  const SECRETS = {
    legalPersonPhone: "13800001111",
    legalPersonIdCardType: "201",
    legalPersonIdCardNo: "310104198001011234",
    financePersonPhone: "13900002222",
  };
  const edit = (qyid: number, change: object, account?: string) =>
    call("customerProfile.business.update", { qyid, ...change }, account);

  test("changes what is sent and leaves the rest", async () => {
    const { companyId } = (await add({ registCapital: 300_000, ...SECRETS })).result as { companyId: number };
    expect(
      await edit(companyId, { companyName: `苏州改名${made}有限公司`, address: " 人民路 1 号 " }),
    ).toMatchObject({
      code: "0",
    });
    expect(await read(companyId)).toMatchObject({
      companyName: `苏州改名${made}有限公司`,
      zjm: `SZGM${made}YXGS`,
      address: "人民路 1 号",
      registCapital: 300_000,
      taxlayerNo: form.taxlayerNo,
      legalPersonPhone: "138****1111",
    });
  });

  test("what is emptied is emptied, except the customer code, which every company has", async () => {
    const { companyId } = (await add({ ...SECRETS, address: "人民路 1 号" })).result as { companyId: number };
    const { khbm } = await read(companyId);
    await edit(companyId, { address: null, khbm: null, legalPersonPhone: null });
    expect(await read(companyId)).toMatchObject({ address: null, khbm, legalPersonPhone: null });
  });

  test("masked texts that come back unchanged leave the stored ones alone, others are refused", async () => {
    const { companyId } = (await add(SECRETS)).result as { companyId: number };
    const { legalPersonPhone, legalPersonIdCardNo, financePersonPhone } = await read(companyId);
    await edit(companyId, { legalPersonPhone, legalPersonIdCardNo, financePersonPhone: "13700003333" });
    const stored = await server.db
      .selectFrom("company")
      .select(["legalPersonPhone", "legalPersonIdCardNo", "financePersonPhone"])
      .where("companyId", "=", companyId)
      .executeTakeFirst();
    expect(stored).toEqual({
      legalPersonPhone: "13800001111",
      legalPersonIdCardNo: "310104198001011234",
      financePersonPhone: "13700003333",
    });
    expect(fieldErrors(await edit(companyId, { legalPersonPhone: financePersonPhone }))).toEqual([
      { path: "legalPersonPhone", message: "请填写完整的手机号" },
    ]);
  });

  test("its own name and number are no duplicates of itself, another's are", async () => {
    const companyId = await addOne();
    expect(await edit(companyId, form)).toMatchObject({ code: "0" });
    expect(fieldErrors(await edit(companyId, { companyName: "上海云启信息技术有限公司" }))?.[0]?.path).toBe(
      "companyName",
    );
  });

  test("two whose names differ in brackets alone, from before, can still be changed, but not made one", async () => {
    const [first, second] = [`上海试验${made}（中国）公司`, `上海试验${made}(中国)公司`];
    const { companyId } = (await add({ companyName: first })).result as { companyId: number };
    await server.db
      .updateTable("company")
      .set({ companyName: second, taxlayerNo: otherNumber() })
      .where("companyId", "=", companyId)
      .execute();
    const other = ((await add()).result as { companyId: number }).companyId;
    await server.db
      .updateTable("company")
      .set({ companyName: first })
      .where("companyId", "=", other)
      .execute();
    expect(await edit(other, { companyName: first, address: "人民路 1 号" })).toMatchObject({ code: "0" });
    expect(fieldErrors(await edit(other, { companyName: second }))?.[0]?.path).toBe("companyName");
    await server.db.deleteFrom("company").where("companyId", "in", [companyId, other]).execute();
  });

  test("neither another firm's, nor one in the recycle bin, nor one that one does not look after", async () => {
    expect(await edit(FOREIGN, { address: "x" })).toMatchObject({ code: "0404" });
    const companyId = await addOne();
    await call("company.delete", { companyIdList: [companyId] });
    expect(await edit(companyId, { address: "x" })).toMatchObject({
      code: "0409",
      message: `「${form.companyName}」已在回收站中，请先还原`,
    });
    expect(await call("company.serviceInfo", { companyId }, "sunli")).toMatchObject({ code: "0404" });
  });
});

describe("revealing what is masked", () => {
  test("gives the whole text and leaves a trace in the operation log", async () => {
    const { companyId } = (await add({ legalPersonPhone: "13800001111" })).result as { companyId: number };
    const answer = await call("company.reveal", { companyId, field: "legalPersonPhone" });
    expect(answer.result).toBe("13800001111");
    const log = await server.db
      .selectFrom("operationLog")
      .select(["operation", "target"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(log).toEqual({ operation: "company.reveal", target: `「${form.companyName}」的法人手机号` });
  });

  test("says when there is nothing, and refuses those who only see", async () => {
    const companyId = await addOne();
    const reveal = (account?: string, change: object = {}) =>
      call("company.reveal", { companyId, field: "legalPersonIdCardNo", ...change }, account);
    expect(await reveal()).toMatchObject({ code: "0404", message: "法人证件号码尚未填写" });
    expect(await reveal("heqing")).toMatchObject({ code: "0403" });
    expect(await reveal("qianjin")).toMatchObject({ code: "0404" });
  });
});

describe("stopping and starting", () => {
  test("all of them, with the month, and back again", async () => {
    const companyIdList = [await addOne()];
    expect(await stop(companyIdList)).toMatchObject({ result: { count: 1 } });
    expect(await read(companyIdList[0] ?? 0)).toMatchObject({
      statusCode: 0,
      stopPeriod: "2026-10",
      stopYear: 2026,
    });
    expect(await stop(companyIdList)).toMatchObject({
      code: "0409",
      message: `「${form.companyName}」已停止服务`,
    });
    const from = { companyIdList, startYear: 2026, startMonth: 11 };
    expect(await call("company.start", from)).toMatchObject({ code: "0" });
    expect(await read(companyIdList[0] ?? 0)).toMatchObject({ statusCode: 1, stopPeriod: null });
    expect(await call("company.start", from)).toMatchObject({ code: "0409" });
  });

  test("not before the service began, and none when one cannot", async () => {
    const companyId = await addOne();
    const early = { companyIdList: [companyId], stopYear: 2026, stopMonth: 2 };
    expect(fieldErrors(await call("company.stop", early))).toEqual([
      { path: "stopMonth", message: `停止服务的月份不能早于「${form.companyName}」的服务开始月份` },
    ]);
    expect(await stop([companyId, FOREIGN])).toMatchObject({ code: "0404" });
    expect(await read(companyId)).toMatchObject({ statusCode: 1 });
  });
});

describe("the recycle bin", () => {
  test("takes companies in and gives them back as they were", async () => {
    const companyIdList = [await addOne()];
    await stop(companyIdList);
    expect(await call("company.delete", { companyIdList })).toMatchObject({ result: { count: 1 } });
    expect(await read(companyIdList[0] ?? 0)).toMatchObject({ statusCode: 2 });
    expect(await call("company.delete", { companyIdList })).toMatchObject({ code: "0409" });
    await call("company.restore", { companyIdList });
    expect(await read(companyIdList[0] ?? 0)).toMatchObject({ statusCode: 0, stopPeriod: "2026-10" });
    expect(await call("company.restore", { companyIdList })).toMatchObject({
      code: "0409",
      message: `「${form.companyName}」不在回收站中`,
    });
  });

  test("is emptied of chosen companies with all that belongs to them", async () => {
    const companyId = await addOne();
    const contact = { companyId, name: "张三", phone: "13611112222" };
    await call("company.contact.save", contact);
    expect(await call("company.emptyTrash", { companyIdList: [companyId] })).toMatchObject({ code: "0409" });
    await call("company.delete", { companyIdList: [companyId] });
    expect(await call("company.emptyTrash", { companyIdList: [companyId] })).toMatchObject({
      result: { count: 1 },
    });
    expect(await call("company.serviceInfo", { companyId })).toMatchObject({ code: "0404" });
    expect(
      await server.db.selectFrom("companyContact").select("id").where("companyId", "=", companyId).execute(),
    ).toEqual([]);
  });

  test("is emptied whole, of this firm alone", async () => {
    const before = await call("company.count", {}, "qianjin");
    expect((await call("company.emptyTrash", {})).code).toBe("0");
    expect((await call("company.count", {})).result).toMatchObject({ trash: 0 });
    expect(await call("company.emptyTrash", {})).toMatchObject({ code: "0409", message: "回收站中没有客户" });
    expect(await call("company.count", {}, "qianjin")).toEqual(before);
  });
});

describe("changing several at once", () => {
  const batch = (companyIdList: readonly number[], change: object, account?: string) =>
    call("company.batchUpdate", { companyIdList, ...change }, account);

  test("tags are added, taken away and replaced", async () => {
    const companyId = await addOne();
    const tag = async (name: string) =>
      ((await call("company.tag.save", { name: `${name}${made}`, color: "error" })).result as { id: number })
        .id;
    const [a, b] = [await tag("甲"), await tag("乙")];
    const tags = async () => (await read(companyId)).companyTag;
    await batch([companyId], { tagIdList: [a] });
    await batch([companyId], { tagIdList: [a, b], tagMode: "add" });
    expect(await tags()).toBe(`甲${made}、乙${made}`);
    await batch([companyId], { tagIdList: [a], tagMode: "remove" });
    expect(await tags()).toBe(`乙${made}`);
    await batch([companyId], { tagIdList: [a], tagMode: "replace" });
    expect(await tags()).toBe(`甲${made}`);
    expect(fieldErrors(await batch([companyId], { tagIdList: [] }))?.[0]?.message).toBe("请选择标签");
    await batch([companyId], { tagIdList: [], tagMode: "replace" });
    expect(await tags()).toBe("");
  });

  test("other data too; nothing to change is refused, and so is a foreign company in the batch", async () => {
    const companyId = await addOne();
    expect(await batch([companyId], { nsqxdm: "06", industry: "教育" })).toMatchObject({
      result: { count: 1 },
    });
    expect(await read(companyId)).toMatchObject({ nsqxdm: "06", industry: "教育" });
    expect(await batch([companyId], {})).toMatchObject({ code: "0400", message: "请选择需要修改的内容" });
    expect(await batch([companyId, FOREIGN], { nsqxdm: "08" })).toMatchObject({ code: "0404" });
    expect(await read(companyId)).toMatchObject({ nsqxdm: "06" });
  });
});

test("the same intent twice makes one company", async () => {
  const key = `add-company-${made}-0123456789`;
  const first = await server.request("chenjie", "company.add", form, key);
  expect(await server.request("chenjie", "company.add", form, key)).toEqual(first);
  expect(first.code).toBe("0");
});
