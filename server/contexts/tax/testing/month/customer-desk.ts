import type { TestServer } from "../../../../testing/test-server.ts";
import { outcome } from "./outcome.ts";

/** One of the staff before the list of customers, over HTTP; months are those of 2026. */
export function customerDesk(server: TestServer, account: string, companyId: number) {
  const ask = async (operation: string, params: object) =>
    outcome(await server.request(account, operation, { companyIdList: [companyId], ...params }));
  return {
    stop: async (stopMonth: number) => await ask("company.stop", { stopYear: 2026, stopMonth }),
    restore: async (startMonth: number) => await ask("company.start", { startYear: 2026, startMonth }),
  };
}

export type CustomerDesk = ReturnType<typeof customerDesk>;
