import { expect, test } from "vitest";
import {
  type OtherTaxAct,
  type OtherTaxForm,
  otherTaxMonths,
  otherTaxRefusal,
} from "../../../tests/oracles/other-tax-table.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const server = useTestServer({ runJobs: false });

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const SZIDS: Readonly<Record<string, number>> = { 印花税: 9, 房产税: 27 };
const ACTS: readonly OtherTaxAct[] = ["fill", "submit", "delete"];

test("forms of other taxes are filled in, handed in and deleted in exactly the states of the table", async () => {
  const companyId = await openClient();
  const differences: string[] = [];
  for (const forms of otherTaxMonths()) {
    for (const act of ACTS) {
      const [first = 0] = await put(companyId, forms);
      const refusal = await refusalOf(act, first, companyId);
      const expected = otherTaxRefusal(act, forms);
      if (refusal !== expected)
        differences.push(`${act} ${JSON.stringify(forms)}: ${refusal ?? "done"}, not ${expected ?? "done"}`);
    }
  }
  expect(differences).toEqual([]);
}, 120_000);

/** A client with an open form in October. */
async function openClient(): Promise<number> {
  const { result } = await server.request("chenjie", "taxDeclare.otherTax.page", {
    ...OCTOBER,
    pageNum: 1,
    pageSize: 1,
    state: "open",
  });
  const [first] = (result as { readonly list: readonly { readonly qyid: number }[] }).list;
  if (!first) throw new Error("no client has an open form");
  return first.qyid;
}

/** Puts these forms in the place of those that the client has; their numbers. */
async function put(companyId: number, forms: readonly OtherTaxForm[]): Promise<readonly number[]> {
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "reportBox")
    .where("companyId", "=", companyId)
    .where("kjqj", "=", OCTOBER.kjqj)
    .execute();
  const at = "2026-10-26 09:15:00";
  const rows = forms.map(({ name, ...state }) => ({
    gsid: 1001,
    resource: "reportBox",
    companyId,
    ...OCTOBER,
    fields: JSON.stringify({
      szid: SZIDS[name],
      formName: `${name}申报表（月报）`,
      boxId: "BOX",
      collectTime: at,
      declareTime: null,
      content: null,
      ...state,
    }),
    createTime: at,
    updateTime: at,
  }));
  const inserted = await server.db.insertInto("plainRecord").values(rows).returning("id").execute();
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** The server's reason; null when it carried the act out. What is handed in has the amount of its preview, and its reason. */
async function refusalOf(act: OtherTaxAct, first: number, companyId: number): Promise<string | null> {
  if (act === "fill") return await send("taxDeclare.otherTax.save", { id: first, amount: 1 });
  if (act === "delete") return await send("collection.reportBox.delete", { ...OCTOBER, qyid: companyId });
  const asked = { ...OCTOBER, qyIdList: [companyId] };
  const preview = await server.request("chenjie", "taxDeclare.otherTax.preview", asked);
  const { readyList, leftOutList } = preview.result as {
    readonly readyList: readonly { readonly qyId: number; readonly taxAmount: number }[];
    readonly leftOutList: readonly { readonly reason: string }[];
  };
  const declareList = readyList.map(({ qyId, taxAmount }) => ({ qyId, taxAmount }));
  const refusal = await send("taxDeclare.batchSubmit", { ...asked, scope: 1, declareList });
  expect(leftOutList[0]?.reason ?? null).toBe(refusal);
  return refusal;
}

async function send(operation: string, params: object): Promise<string | null> {
  const { code, message, result } = await server.request("chenjie", operation, params);
  if (code !== "0") return message;
  const failList = (result as { readonly failList?: readonly { readonly reason: string }[] } | null)
    ?.failList;
  return failList?.[0]?.reason ?? null;
}
