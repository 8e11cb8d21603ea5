import { beforeAll } from "vitest";
import { useTestServer } from "../../../../../testing/use-test-server.ts";

export type Row = Readonly<Record<string, unknown>>;

export const has = (list: readonly Row[], companyId: number): boolean =>
  list.some((row) => [row.qyid, row.qyId, row.qyID, row.companyId].includes(companyId));

/** A server of the demonstration, with clients in service for the tests of a file to stop, each taken once. */
export function useServedClients() {
  const server = useTestServer();
  const ask = async (operation: string, params: object = {}, account = "zhoumy") => {
    const { code, message, result } = await server.request(account, operation, params);
    if (code !== "0") throw new Error(`${operation}: ${message}`);
    return result;
  };
  const rows = async (operation: string, params: object = {}, account = "zhoumy") => {
    const result = await ask(operation, { pageNum: 1, pageSize: 500, ...params }, account);
    return (Array.isArray(result) ? result : (result as { list: Row[] }).list) as Row[];
  };
  const stop = async (companyId: number, stopYear: number, stopMonth: number) =>
    await server.request("zhoumy", "company.stop", { companyIdList: [companyId], stopYear, stopMonth });
  const start = async (companyId: number, startYear: number, startMonth: number) =>
    await server.request("zhoumy", "company.start", { companyIdList: [companyId], startYear, startMonth });
  const card = async (companyId: number) =>
    (await rows("company.list")).find((company) => company.companyId === companyId);

  /** Clients whose October is calculated and not notified, in pairs of one that files by month and one by quarter. */
  const free: { monthly: number[]; quarterly: number[] } = { monthly: [], quarterly: [] };
  beforeAll(async () => {
    for (const [kind, nsqxdm] of [
      ["monthly", "06"],
      ["quarterly", "08"],
    ] as const) {
      const found = await server.db
        .selectFrom("company")
        .innerJoin("companyPeriod as p", "p.companyId", "company.companyId")
        .select("company.companyId")
        .where("company.gsid", "=", 1001)
        .where("company.isRemove", "=", 0)
        .where("company.nsqxdm", "=", nsqxdm)
        .where("company.companyType", "=", "1")
        .where("company.beginDate", "<", "2026-01-01")
        .where("company.registrationDate", "<", "2024-10-01")
        .where("p.kjnd", "=", 2026)
        .where("p.kjqj", "=", nsqxdm === "06" ? 10 : 9)
        .where("p.predictionStatus", "=", 1)
        .$if(nsqxdm === "06", (query) => query.where("p.noticeTaxType", "=", 0))
        .where((company) =>
          company.not(
            company.exists(
              company
                .selectFrom("serviceStop as s")
                .select("s.stopPeriod")
                .whereRef("s.companyId", "=", "company.companyId"),
            ),
          ),
        )
        .orderBy("company.companyId")
        .execute();
      free[kind] = found.map(({ companyId }) => companyId);
    }
  });
  const take = (kind: keyof typeof free): number => {
    const companyId = free[kind].shift();
    if (companyId === undefined) throw new Error(`no ${kind} client is left`);
    return companyId;
  };
  return { server, ask, rows, stop, start, card, take, free };
}
