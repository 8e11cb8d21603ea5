import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const LEDGER = 1_001_002;
const OTHER_LEDGER = 1_001_003;

interface Type {
  readonly id: number;
  readonly typeName: string;
  readonly typeCode: string;
  readonly itemCount: number;
}

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);
const types = async (ztdm = LEDGER) =>
  (await call("auxiliary.type.list", { ztdm })).result as readonly Type[];
const typeNamed = async (name: string) => (await types()).find(({ typeName }) => typeName === name) as Type;
const items = async (filters: object) =>
  (
    (await call("auxiliary.item.page", { ztdm: LEDGER, pageNum: 1, pageSize: 50, ...filters })).result as {
      list: { id: number; itemName: string; status: number }[];
    }
  ).list;

test("an own type gets a code of its own, and is counted by its items", async () => {
  await call("auxiliary.type.save", { ztdm: LEDGER, typeName: "门店" });
  const shop = await typeNamed("门店");
  expect(shop.typeCode).toMatch(/^ZDY\d{2}$/);
  expect(shop.itemCount).toBe(0);
  await call("auxiliary.item.save", { ztdm: LEDGER, typeId: shop.id, itemCode: "M1", itemName: "人民路店" });
  expect((await typeNamed("门店")).itemCount).toBe(1);
  const again = await call("auxiliary.type.save", { ztdm: LEDGER, typeName: "门店" });
  expect(again.message).toContain("“门店”已存在");
});

test("a type of the system keeps its name, and every type its ledger", async () => {
  const { id } = await typeNamed("客户");
  const renamed = await call("auxiliary.type.save", { id, ztdm: LEDGER, typeName: "顾客" });
  expect(renamed.message).toContain("不能改名");
  await call("auxiliary.type.save", { ztdm: LEDGER, typeName: "区域" });
  const region = await typeNamed("区域");
  const moved = await call("auxiliary.type.save", { id: region.id, ztdm: OTHER_LEDGER, typeName: "区域" });
  expect(moved.message).toBe("所属账套不能修改");
});

test("an item belongs to a type of its own ledger that is in use", async () => {
  const [foreign] = await types(OTHER_LEDGER);
  const item = { ztdm: LEDGER, itemCode: "X1", itemName: "外来" };
  expect((await call("auxiliary.item.save", { ...item, typeId: foreign?.id })).message).toContain(
    "不属于此账套",
  );
  await call("auxiliary.type.save", { ztdm: LEDGER, typeName: "停用的", status: 0 });
  const frozen = await typeNamed("停用的");
  expect((await call("auxiliary.item.save", { ...item, typeId: frozen.id })).message).toContain("已冻结");
});

test("items are frozen and enabled together, or not at all", async () => {
  const { id: typeId } = await typeNamed("供应商");
  const idList = (await items({ typeId })).map(({ id }) => id);
  expect((await call("auxiliary.item.freeze", { idList })).result).toBe(idList.length);
  expect((await items({ typeId })).every(({ status }) => status === 0)).toBe(true);
  const mixed = await call("auxiliary.item.enable", { idList: [...idList, 2_000_000_000] });
  expect(mixed.code).toBe("0404");
  expect((await items({ typeId })).every(({ status }) => status === 0)).toBe(true);
  await call("auxiliary.item.updateStatus", { idList, status: 1 });
  expect((await items({ typeId })).every(({ status }) => status === 1)).toBe(true);
});

test("an item that entries name cannot be deleted, another one can", async () => {
  const { id: typeId } = await typeNamed("客户");
  const customers = await items({ typeId });
  const used = customers.find(({ itemName }) => itemName.includes("恒岳"));
  const refused = await call("auxiliary.item.delete", { idList: [used?.id] });
  expect(refused.message).toMatch(/已被 \d+ 笔银行流水使用/);
  const unused = customers.find(({ itemName }) => itemName.includes("海蓝"));
  expect((await call("auxiliary.item.delete", { idList: [unused?.id] })).result).toBe(1);
});
