import { sql } from "kysely";
import { inService } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import type { TableColumns, TableFilters } from "../../../records/query/narrow-table.ts";
import { selectCompanies } from "../../clients/door.ts";
import { accountState, phoneBlock } from "./account-state.ts";

const fields = sql.ref("account.fields");
const AREA = sql<string>`coalesce(${fields} ->> 'areaCode', ${sql.ref("company.provinceId")})`;
export const LAST_LOGIN = sql<string | null>`(${fields} ->> 'lastLoginTime')`;

/** The clients in service, each with its account at the tax bureau where it has one. */
export function selectAccounts({ db, clock }: Pick<FirmContext, "db" | "clock">) {
  return selectCompanies({ db, clock })
    .leftJoin("plainRecord as account", (join) =>
      join.onRef("account.companyId", "=", "company.companyId").on("account.resource", "=", "bureauAccount"),
    )
    .leftJoin("smsLock as lock", (join) => join.on("lock.phone", "=", sql<string>`${fields} ->> 'phone'`))
    .where("company.isRemove", "=", 0)
    .where(inService(clock))
    .select([
      accountState().as("accountState"),
      phoneBlock().as("smsBlock"),
      AREA.as("areaCode"),
      sql<string | null>`${fields} ->> 'userName'`.as("userName"),
      sql<string | null>`${fields} ->> 'phone'`.as("phone"),
      sql<string | null>`${fields} ->> 'dlfsTypeCode'`.as("dlfsTypeCode"),
      sql<number | null>`(${fields} ->> 'verifyType')::integer`.as("verifyType"),
      sql<string | null>`replace(${fields} ->> 'taxRealBsrlxmc', '|', '、')`.as("identityNames"),
      LAST_LOGIN.as("lastLoginTime"),
      sql<string | null>`${fields} ->> 'failCause'`.as("failCause"),
    ]);
}

export type AccountQuery = ReturnType<typeof selectAccounts>;

export const ACCOUNT_COLUMNS: TableColumns = {
  companyName: { texts: ["company.companyName"], readings: ["company.reading"] },
  khbm: "company.khbm",
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  accountState: accountState(),
  areaCode: AREA,
  dlfsTypeCode: sql`${fields} ->> 'dlfsTypeCode'`,
  verifyType: sql`(${fields} ->> 'verifyType')::integer`,
};

export const ACCOUNT_FILTERS: TableFilters<AccountQuery, ParamsOf<"taxLogin.account.page">> = {
  userId: (query, id) =>
    query.where("company.companyId", "in", (from) =>
      from.selectFrom("companyGrant").select("companyGrant.companyId").where("companyGrant.userId", "=", id),
    ),
};
