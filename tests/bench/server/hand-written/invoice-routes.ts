import { createHash } from "node:crypto";
import { type Selectable, disabledReason } from "../../../../server/contexts/tax/invoice/selection-rules.ts";
import { containing } from "../../../../server/records/query/containing.ts";
import type { HandDatabase, Query, Row } from "./database.ts";
import { pageOf } from "./page-of.ts";
import type { User } from "./sign-in.ts";

interface PageBody {
  readonly qyid: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly fuzzyMatch?: string;
  readonly kprqStart?: string;
  readonly kprqEnd?: string;
  readonly fpzlList?: readonly string[];
  readonly orderColumn?: "jehj";
}

type Invoice = Row & Selectable & { readonly jehj: string; readonly sehj: string };

/** The tax that red letters take from a purchase: those up to its month, or up to the day `until` while it is in none. */
const taken = (until: string) => `(select coalesce(sum(letter.hcse), 0) from invoice as letter
  where letter.lzfp_id = invoice.id and letter.fpzt <> 1 and letter.zczt <> 1
    and case when invoice.rzzt = 1 then letter.within_rest = 1
      else letter.kprq <= coalesce(
        (make_date(invoice.gxnd, invoice.gxyf, 1) + interval '1 month - 1 day')::date, date '${until}') end)`;
const red = (until: string) => `case when fpzt in (3, 4) then ${taken(until)} else 0 end`;
const rest = (until: string) =>
  `case when fpzt in (3, 4) then greatest(0, yxse + ${taken(until)}) else yxse end`;

const OCTOBER = "2026-10-31";
const REST = rest(OCTOBER);
const ALWAYS = "9999-12-31";

const ROW = `id, fpzl, fphm, gxzt, sj_gxzt as "sjGxzt", gxyh, rzzt, dkzt, kprq, hw_yslw_mc as "hwYslwMc", sdbz,
  xhdw_mc as "xhdwMc", fpzt, red_flag as "redFlag", glzt, can_check_status as "canCheckStatus",
  is_arrived as "isArrived", detail_list as "detailList", url, lsh, kjnd, kjqj, jehj, sehj, ${REST} as yxse, ${red(OCTOBER)} as hcse`;

/** Purchases that October 2026 may select. */
const SELECTABLE = `gsid = $1 and company_id = $2 and jxxlx = 0 and kprq <= '2026-10-31'
  and (gxzt = 0 or (gxnd = 2026 and gxyf = 10))`;

export async function invoicePage({ query }: HandDatabase, { gsid }: User, body: PageBody) {
  const { qyid, pageNum, pageSize, fuzzyMatch, kprqStart, kprqEnd, fpzlList, orderColumn } = body;
  const values: unknown[] = [gsid, qyid];
  const value = (parameter: unknown) => `$${values.push(parameter)}`;
  const where = [SELECTABLE];
  if (fuzzyMatch !== undefined) {
    const [like, pattern] = containing(fuzzyMatch);
    const named = `${like} ${value(pattern)}`;
    where.push(`(fphm ${named} or xhdw_mc ${named})`);
  }
  if (kprqStart !== undefined) where.push(`kprq >= ${value(kprqStart)}`);
  if (kprqEnd !== undefined) where.push(`kprq <= ${value(kprqEnd)}`);
  if (fpzlList !== undefined) where.push(`fpzl = any(${value(fpzlList)})`);
  const rules = await readRules(query, gsid, qyid);
  const from = `from invoice where ${where.join(" and ")}`;
  const order = `${orderColumn ?? "kprq"} desc, id desc`;
  const { rows, total } = await pageOf(query, {
    columns: ROW,
    from,
    order,
    values,
    pageNum,
    pageSize,
  });
  const [selected] = await query<{ count: number; tax: string }>(
    `select count(*) as count, coalesce(sum(${REST}) filter (where fpzt <> 1), 0) as tax from invoice
     where gsid = $1 and company_id = $2 and gxnd = 2026 and gxyf = 10 and gxzt = 1 and jxxlx = 0
       and kprq <= '2026-10-31'`,
    [gsid, qyid],
  );
  const [unselected] = await query<{ tax: string }>(
    `select coalesce(sum(${REST}), 0) as tax from invoice where ${SELECTABLE} and gxzt = 0 and fpzt <> 1`,
    [gsid, qyid],
  );
  const list = (rows as Invoice[]).map((invoice) => ({
    ...invoice,
    jehj: Number(invoice.jehj),
    sehj: Number(invoice.sehj),
    yxse: Number(invoice.yxse),
    hcse: Number(invoice.hcse),
    recommendOrder: null,
    disabledReason: rules.general ? disabledReason(invoice, rules.since) : "小规模纳税人无需勾选抵扣",
  }));
  return {
    list,
    total,
    selectedCount: selected?.count ?? 0,
    selectedAmount: Number(selected?.tax),
    unselectedAmount: Number(unselected?.tax),
  };
}

async function readRules(query: Query, gsid: number, companyId: number) {
  const [company] = await query<{ type: string; since: string | null }>(
    `select taxlayer_type as type, (select fields ->> 'yxqq' from plain_record
       where gsid = $1 and resource = 'taxpayerSwitch' and company_id = $2 and fields ->> 'sfxzy' = 'Y' limit 1) as since
     from company where gsid = $1 and company_id = $2`,
    [gsid, companyId],
  );
  return { general: company?.type === "001", since: company?.since ?? null };
}

interface DetailQuery {
  readonly invoiceId: string;
  readonly qyid: string;
}

export async function invoiceDetail({ query }: HandDatabase, user: User, { invoiceId, qyid }: DetailQuery) {
  if (!(await isSeen(query, user, Number(qyid)))) return undefined;
  const [invoice] = await query<Row & { readonly detailList: unknown }>(
    `select id, jxxlx, fpzl, fpdm, fphm, kprq, kjnd, kjqj, xhdw_mc as "xhdwMc", xhdw_sh as "xhdwSh",
       ghdw_mc as "ghdwMc", ghdw_sh as "ghdwSh", hw_yslw_mc as "hwYslwMc", gxzt, fpzt, red_flag as "redFlag",
       rzzt, dkzt, glzt, is_arrived as "isArrived", lzfphm, lsh, url, jehj, sehj, jshj,
       ${rest(ALWAYS)} as yxse, ${red(ALWAYS)} as hcse, detail_list as "detailList"
     from invoice where gsid = $1 and id = $2 and company_id = $3`,
    [user.gsid, Number(invoiceId), Number(qyid)],
  );
  if (!invoice) return undefined;
  const { detailList, jehj, sehj, jshj, yxse, hcse, ...master } = invoice;
  const amounts = {
    jehj: Number(jehj),
    sehj: Number(sehj),
    jshj: Number(jshj),
    yxse: Number(yxse),
    hcse: Number(hcse),
  };
  return { invoiceMaster: { ...master, ...amounts }, invoiceDetailList: detailList };
}

interface RestrictBody {
  readonly qyid: number;
  readonly canCheckStatus: number;
  readonly invoiceIdList: readonly number[];
}

/** In one transaction: the key, the change, the log, the answer for repeated requests. */
export async function restrictInvoices(
  { transaction }: HandDatabase,
  user: User,
  body: RestrictBody,
  key: string,
) {
  const { gsid, userId } = user;
  const { qyid, canCheckStatus, invoiceIdList: ids } = body;
  const fingerprint = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  return await transaction(async (query) => {
    const claimed = await query(
      `insert into idempotency (gsid, user_id, key, operation, fingerprint, create_time)
       values ($1, $2, $3, 'invoice.updateCanCheckStatus', $4, now()) on conflict do nothing returning key`,
      [gsid, userId, key, fingerprint],
    );
    if (claimed.length === 0) {
      const [first] = await query<{ result: string }>(
        "select result from idempotency where gsid = $1 and user_id = $2 and key = $3 and fingerprint = $4",
        [gsid, userId, key, fingerprint],
      );
      return first && (JSON.parse(first.result) as unknown);
    }
    if (!(await isSeen(query, user, qyid))) return undefined;
    const invoices = await query<Selectable>(
      `select gxzt, sj_gxzt as "sjGxzt", rzzt from invoice
       where gsid = $1 and company_id = $2 and jxxlx = 0 and id = any($3) order by id for update`,
      [gsid, qyid, ids],
    );
    const isSelected = invoices.some(({ gxzt, sjGxzt, rzzt }) => gxzt === 1 || sjGxzt === 1 || rzzt === 1);
    if (invoices.length < ids.length || isSelected) return undefined;
    await query("update invoice set can_check_status = $3 where gsid = $1 and id = any($2)", [
      gsid,
      ids,
      canCheckStatus,
    ]);
    await query(
      `insert into operation_log (gsid, user_id, operation, title, target, success, create_time)
       values ($1, $2, 'invoice.updateCanCheckStatus', '设置永不勾选', $3, true, now())`,
      [gsid, userId, `${ids.length} 张发票`],
    );
    const result = { changedCount: ids.length };
    await query("update idempotency set result = $4 where gsid = $1 and user_id = $2 and key = $3", [
      gsid,
      userId,
      key,
      JSON.stringify(result),
    ]);
    return result;
  });
}

export async function isSeen(query: Query, { gsid, scope }: User, companyId: number): Promise<boolean> {
  const [invoice] = await query(
    `select 1 from company c where c.gsid = $1 and c.company_id = $2 ${
      scope
        ? "and c.company_id in (select g.company_id from company_grant g where g.gsid = $1 and g.user_id = any($3))"
        : ""
    }`,
    scope ? [gsid, companyId, scope] : [gsid, companyId],
  );
  return invoice !== undefined;
}
