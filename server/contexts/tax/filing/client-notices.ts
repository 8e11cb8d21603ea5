import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { DOUBTED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { NOTICED_TAXES } from "./filed-taxes.ts";
import type { NoticeState } from "./noticed-tax.ts";

/** The taxes of a month of which a client is notified, and those with a doubt that is not yet dealt with. */
export interface ClientNotices {
  readonly noticedTaxes: readonly number[];
  readonly doubtedTaxes: readonly number[];
}

/** The notices of a client in a month; every tax of which clients are notified counts. */
export async function readClientNotices(
  month: Month,
  db: TenantDb,
): Promise<(companyId: number) => ClientNotices> {
  const taxes = await Promise.all(
    NOTICED_TAXES.map(async (tax) => ({ szid: tax.szid, states: await tax.readNoticeStates(month, db) })),
  );
  const noticed = taxesByClient(taxes, ({ noticeTaxType }) => noticeTaxType !== NOT_NOTIFIED);
  const doubted = taxesByClient(taxes, ({ doubtState }) => doubtState === DOUBTED);
  return (companyId) => ({
    noticedTaxes: noticed.get(companyId) ?? [],
    doubtedTaxes: doubted.get(companyId) ?? [],
  });
}

interface StatesOfTax {
  readonly szid: number;
  readonly states: readonly NoticeState[];
}

function taxesByClient(taxes: readonly StatesOfTax[], holds: (state: NoticeState) => boolean) {
  const byClient = new Map<number, number[]>();
  for (const { szid, states } of taxes)
    for (const state of states) {
      if (!holds(state)) continue;
      const known = byClient.get(state.companyId);
      if (known) known.push(szid);
      else byClient.set(state.companyId, [szid]);
    }
  return byClient;
}
