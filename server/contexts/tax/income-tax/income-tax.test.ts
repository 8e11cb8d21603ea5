import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
const server = useTestServer({ logLevel: "error" });
test("look", async () => {
  const r = await server.request("chenjie", "incomeTax.corporate.page", {
    kjnd: 2026,
    quarter: 3,
    pageNum: 1,
    pageSize: 100,
  });
  console.error(r.code, r.message);
  const l = (r.result as any).list;
  console.log(r.code, r.message, (r.result as any).total, (r.result as any).hj);
  for (const x of l.slice(0, 24))
    console.log(
      x.companyName,
      x.calcStatus,
      x.lrze,
      x.mbks,
      x.ynssde,
      x.sfxw,
      x.cyrs,
      x.zcze,
      x.ynsdse,
      x.jmsdse,
      x.yyjse,
      x.ybtse,
      x.noticeTaxType,
      x.taxDeclareStatus,
      x.deadline,
    );
  console.log(
    (await server.request("chenjie", "incomeTax.corporate.pageCount", { kjnd: 2026, quarter: 3 })).result,
  );
  expect(r.code).toBe("0");
  const n = l.find((x: any) => x.calcStatus === 0);
  console.log(
    await server.request("chenjie", "incomeTax.corporate.calculate", {
      kjnd: 2026,
      quarter: 3,
      qyIdList: [n.companyId],
    }),
  );
  console.log(
    JSON.stringify(
      (
        await server.request("chenjie", "incomeTax.corporate.detail", {
          kjnd: 2026,
          quarter: 3,
          qyId: n.companyId,
        })
      ).result,
      null,
      1,
    ),
  );
  console.log(
    await server.request("chenjie", "incomeTax.corporate.lateFee", {
      kjnd: 2026,
      quarter: 3,
      qyIdList: [n.companyId],
    }),
  );
});
