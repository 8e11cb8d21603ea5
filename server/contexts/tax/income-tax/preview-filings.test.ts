import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const Q3 = { kjnd: 2026, quarter: 3 };
const AMOUNTS = ["lrze", "ynssde", "ynsdse", "jmsdse", "yyjse", "ybtse"] as const;
const server = useTestServer();

type Amounts = Record<(typeof AMOUNTS)[number], number | null>;

const preview = async (tax: string, qyIdList: readonly number[], account = "chenjie") =>
  (await server.request(account, `incomeTax.${tax}.preview`, { ...Q3, qyIdList })).result as Amounts;

test.each(["corporate", "operating"])(
  "the notice of %s tax tells each amount of the clients added up, to the fen",
  async (tax) => {
    const { result } = await server.request("chenjie", `incomeTax.${tax}.page`, {
      ...Q3,
      calcStatus: 1,
      pageNum: 1,
      pageSize: 5,
    });
    const { list } = result as { readonly list: readonly (Amounts & { readonly companyId: number })[] };
    expect(list.length).toBeGreaterThan(2);
    const sums = Object.fromEntries(
      AMOUNTS.map((name) => [
        name,
        Math.round(list.reduce((sum, row) => sum + (row[name] ?? 0) * 100, 0)) / 100,
      ]),
    );
    expect(
      await preview(
        tax,
        list.map(({ companyId }) => companyId),
      ),
    ).toMatchObject(sums);
    const [first] = list;
    expect(await preview(tax, [first?.companyId ?? 0])).toMatchObject({ ybtse: first?.ybtse ?? null });
  },
);

test("nobody is told what clients of another firm owe", async () => {
  const { result } = await server.request("chenjie", "incomeTax.corporate.page", {
    ...Q3,
    calcStatus: 1,
    pageNum: 1,
    pageSize: 1,
  });
  const [client] = (result as { readonly list: readonly { readonly companyId: number }[] }).list;
  const asked = { ...Q3, qyIdList: [client?.companyId] };
  expect(await server.request("chenjie", "incomeTax.corporate.preview", asked)).toMatchObject({ code: "0" });
  expect(await server.request("qianjin", "incomeTax.corporate.preview", asked)).not.toMatchObject({
    code: "0",
  });
});
