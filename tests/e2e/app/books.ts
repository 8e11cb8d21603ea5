import type { Api } from "./api.ts";

const AREA = "/api/fcp/web";

/** Gives the books of a company something of each kind: a subject, an auxiliary item, a currency of its own and a foreign one. */
export async function keepBooks(api: Api, companyId: number): Promise<void> {
  const of = { ztdm: companyId };
  await api.post(`${AREA}/subject/save`, { ...of, kmdm: "1002", kmmc: "银行存款", kmlb: 1, yefx: 1 });
  const type = await api.post(`${AREA}/auxiliary/type/save`, { ...of, typeName: "门店" });
  const { id: typeId } = type.result as { id: number };
  await api.post(`${AREA}/auxiliary/item/save`, { ...of, typeId, itemCode: "01", itemName: "徐汇店" });
  await api.post(`${AREA}/currency/add`, { ...of, bzdm: "CNY", bzmc: "人民币", symbol: "¥" });
  await api.post(`${AREA}/currency/add`, { ...of, bzdm: "USD", bzmc: "美元", symbol: "$" });
}
