import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, operation, params);
const OWN = 1_001_003;
const FOREIGN = 1_002_001;

interface Contact {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly isCommon: boolean;
}
const contacts = async (companyId = OWN) =>
  ((await call("company.contact.list", { companyId })).result as { list: Contact[] }).list;

describe("contacts", () => {
  test("are listed with the common one first and their phones masked", async () => {
    const list = await contacts();
    expect(list.map(({ isCommon }) => isCommon)).toEqual([true, false, false]);
    for (const { phone } of list) expect(phone).toMatch(/^1\d\d\*{4}\d{4}$/);
    const [, second] = list;
    expect((await call("company.contact.list", { companyId: OWN, id: second?.id })).result).toMatchObject({
      total: 1,
      list: [second],
    });
  });

  test("are added and changed; a masked phone stays as it is, and is revealed whole", async () => {
    const { id } = (
      await call("company.contact.save", { companyId: OWN, name: "钱多", phone: "15612345678" })
    ).result as { id: number };
    const masked = (await contacts()).find((contact) => contact.id === id);
    expect(masked).toMatchObject({ name: "钱多", phone: "156****5678", isCommon: false });
    await call("customerProfile.contact.save", {
      qyid: OWN,
      id,
      name: "钱多多",
      phone: masked?.phone,
      email: "",
    });
    const reveal = { companyId: OWN, field: "contactPhone", contactId: id };
    expect((await call("company.reveal", reveal)).result).toBe("15612345678");
    expect((await contacts()).find((contact) => contact.id === id)).toMatchObject({
      name: "钱多多",
      email: null,
    });
  });

  test("one of them is the common one, and another takes its place", async () => {
    const companyId = 1_001_006;
    const [first, second] = await contacts(companyId);
    await call("customerProfile.contact.common", { id: second?.id });
    expect((await contacts(companyId)).filter(({ isCommon }) => isCommon)).toMatchObject([
      { id: second?.id },
    ]);
    const { name = "", phone = "", id } = (await contacts(companyId))[0] ?? {};
    await call("company.contact.save", { companyId, id, name, phone, isCommon: false });
    expect((await contacts(companyId)).filter(({ isCommon }) => isCommon)).toMatchObject([
      { id: second?.id },
    ]);
    await call("company.contact.delete", { id: second?.id });
    expect((await contacts(companyId)).filter(({ isCommon }) => isCommon)).toMatchObject([{ id: first?.id }]);
  });

  test("the first contact of a company is its common one", async () => {
    const companyId = 1_001_001;
    for (const { id } of await contacts(companyId)) await call("customerProfile.contact.delete", { id });
    await call("company.contact.save", { companyId, name: "新人", phone: "15011112222" });
    expect(await contacts(companyId)).toMatchObject([{ name: "新人", isCommon: true }]);
  });

  test("two with one phone, a mask that is nobody's, and contacts of others are refused", async () => {
    const save = (change: object) =>
      call("company.contact.save", { companyId: OWN, name: "李四", phone: "15088880000", ...change });
    await save({});
    expect(await save({})).toMatchObject({ code: "0400", message: "该手机号已是此客户的联系人" });
    expect(await save({ phone: "150****0000" })).toMatchObject({
      code: "0400",
      message: "请填写完整的手机号",
    });
    expect(await save({ companyId: FOREIGN })).toMatchObject({ code: "0404" });
    expect(await save({ name: "一".repeat(21), phone: "15088880001" })).toMatchObject({ code: "0400" });
    const foreign = await server.db
      .selectFrom("companyContact")
      .select("id")
      .where("gsid", "=", 1002)
      .executeTakeFirstOrThrow();
    expect(await call("company.contact.delete", foreign)).toMatchObject({ code: "0404" });
    expect(await call("customerProfile.contact.common", foreign)).toMatchObject({ code: "0404" });
    const [first] = await contacts();
    expect(await save({ id: first?.id, companyId: 1_001_004 })).toMatchObject({ code: "0404" });
  });
});

describe("tags", () => {
  const tags = async (params: object = {}, account?: string) =>
    (
      (await call("company.tag.list", params, account)).result as {
        list: { id: number; name: string; companyCount: number; tags: unknown }[];
      }
    ).list;
  const save = (params: object, account?: string) => call("company.tag.save", params, account);

  test("are counted over the companies outside the recycle bin", async () => {
    const [first] = await tags();
    const withTag = await call("company.list", { pageSize: 10, tagIdList: [first?.id] });
    expect(first).toMatchObject({ name: "重点客户", tags: [{ label: "重点客户", color: "error" }] });
    expect(first?.companyCount).toBe((withTag.result as { total: number }).total);
    expect(first?.companyCount).toBeGreaterThan(5);
  });

  test("of one company, and by name", async () => {
    const { tags: companyTags } = (await call("company.serviceInfo", { companyId: 1_001_001 })).result as {
      tags: { label: string }[];
    };
    expect((await tags({ companyId: 1_001_001 })).map(({ name }) => name)).toEqual(
      companyTags.map(({ label }) => label),
    );
    expect((await tags({ name: "客户" })).map(({ name }) => name)).toEqual(["重点客户", "新签客户"]);
  });

  test("have unique names of at most 20 characters", async () => {
    expect(await save({ name: "重点客户", color: "error" })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "name", message: "标签名称已存在" }] },
    });
    expect(await save({ name: "长".repeat(21), color: "error" })).toMatchObject({ code: "0400" });
    expect(await save({ name: "长".repeat(20), color: "error" })).toMatchObject({ code: "0" });
    expect(await save({ name: "红", color: "red" })).toMatchObject({ code: "0400" });
    expect(await save({ name: "重点客户", color: "error" }, "sunli")).toMatchObject({ code: "0403" });
  });

  test("can be renamed, not another firm's", async () => {
    const { id } = (await save({ name: "旧名", color: "error" })).result as { id: number };
    expect(await save({ id, name: "旧名", color: "success" })).toMatchObject({ code: "0", result: { id } });
    const [foreign] = await tags({}, "qianjin");
    expect(await save({ id: foreign?.id, name: "占用", color: "error" })).toMatchObject({ code: "0404" });
    expect(await call("company.tag.delete", { id: foreign?.id })).toMatchObject({ code: "0404" });
  });

  test("in use go only after a confirmation, and leave the companies", async () => {
    const used = (await tags({ name: "小微优惠" }))[0];
    const refused = await call("company.tag.delete", { id: used?.id });
    expect(refused).toMatchObject({
      code: "0409",
      message: expect.stringMatching(/^标签「小微优惠」正被 \d+ 个客户使用，请确认后再删除$/),
    });
    expect(await call("company.tag.delete", { id: used?.id, confirmUse: true })).toMatchObject({ code: "0" });
    expect(await tags({ name: "小微优惠" })).toEqual([]);
    const { id } = (await save({ name: "无人使用", color: "default" })).result as { id: number };
    expect(await call("company.tag.delete", { id })).toMatchObject({ code: "0" });
  });

  test("that only companies of the recycle bin have count as unused, and go", async () => {
    const { id } = (await save({ name: "只在回收站", color: "default" })).result as { id: number };
    const companyIdList = [1_001_005];
    await call("company.batchUpdate", { companyIdList, tagIdList: [id] });
    await call("company.delete", { companyIdList });
    expect((await tags({ name: "只在回收站" }))[0]?.companyCount).toBe(0);
    expect(await call("company.tag.delete", { id, confirmUse: false })).toMatchObject({ code: "0" });
    expect(await call("company.restore", { companyIdList })).toMatchObject({ code: "0" });
  });
});
