import type { TestServer } from "../../../../testing/test-server.ts";

interface TestMonth {
  readonly sale: number;
  readonly vat?: number;
  readonly prepaid?: number;
  readonly surtax?: number;
  readonly adjustment?: number;
  /** Sales of the estimate; no estimate without them. */
  readonly declared?: number;
  readonly yearSales?: number;
  readonly isCollected?: boolean;
}

/** Puts facts of clients into the database, of which 经营情况 is made. */
export function situationFacts(server: TestServer) {
  const keepMonth = async (companyId: number, kjnd: number, kjqj: number, month: TestMonth) => {
    const {
      sale,
      vat = 0,
      prepaid = 0,
      surtax = 0,
      adjustment,
      declared,
      yearSales,
      isCollected = true,
    } = month;
    const estimate = { vat, prepaid, urban: surtax, education: 0, localEducation: 0, sales: declared };
    await server.db
      .insertInto("companyPeriod")
      .values({
        gsid: 1001,
        companyId,
        kjnd,
        kjqj,
        collectedTime: isCollected ? "2026-11-01 09:00:00" : null,
        byxxTotalJe: sale.toFixed(2),
        yearSales: yearSales?.toFixed(2) ?? null,
        adjustment: adjustment?.toFixed(2) ?? null,
        estimate: declared === undefined ? null : JSON.stringify(estimate),
        updateTime: "2026-11-01 09:00:00",
      })
      .execute();
  };
  const keepRecord = async (
    resource: string,
    companyId: number,
    kjnd: number,
    kjqj: number,
    fields: object,
  ) => {
    const time = "2026-11-01 09:00:00";
    await server.db
      .insertInto("plainRecord")
      .values({
        gsid: 1001,
        resource,
        companyId,
        kjnd,
        kjqj,
        createTime: time,
        updateTime: time,
        isRemove: 0,
        fields: JSON.stringify(fields),
      })
      .execute();
  };
  const keepFiling = async (companyId: number, quarter: number, amounts: object) =>
    await server.db
      .insertInto("incomeTaxFiling")
      .values({
        gsid: 1001,
        companyId,
        szid: 3,
        kjnd: 2026,
        quarter,
        updateTime: "2026-11-01 09:00:00",
        ...amounts,
      })
      .execute();
  return { keepMonth, keepRecord, keepFiling };
}
