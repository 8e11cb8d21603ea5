import { fenToYuan } from "../../../../src/domain/money.ts";
import { currentPeriod, periodLabel, periodParts } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import type { BureauState } from "../../../gateways/pit-bureau.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { companiesOf, servedIn } from "../../../access/served-months.ts";
import { nameCompanies, takeCompanies } from "../../clients/door.ts";
import { periodName } from "../salary/payroll-period.ts";
import { refreshDeclaration } from "../salary/sheets/refresh-totals.ts";
import { askBureau } from "./ask-bureau.ts";
import { bureauDeclaration } from "./bureau-declaration.ts";
import { COLLECTED, DECLARED, NOTICE, PAID } from "./pit-declaration.ts";

/** Kind of the job that collects from the tax bureau what was declared and paid. */
export const PIT_COLLECT = "pit.collect";

/** Leaves a job that collects the declarations of these companies. */
export const batchCollect = operation("pit.batchCollect", async (params, context) => {
  const companies = await takeCompanies(context, params.qyIdList);
  const served = await companiesOf(context.db, params.qyIdList, servedIn(periodName(params)));
  const unserved = companies.filter(({ companyId }) => !served.has(companyId));
  if (unserved.length > 0)
    throw new Refusal(
      "rule",
      `${nameCompanies(unserved)}${periodLabel(periodName(params))}不在服务期内，不能采集`,
    );
  return { taskid: await startCollecting(params, context) };
});

/** Leaves a job that collects last month's declarations of every company served in it that the user sees; the firm must be theirs. */
export const scheduledCollect = operation("pit.scheduledCollect", async ({ gsid }, context) => {
  const { db, user, clock, concerns } = context;
  concerns("全部服务中企业");
  if (gsid !== user.gsid) throw new Refusal("missing", "代账公司不存在，请刷新后重试");
  const period = currentPeriod(clock.now());
  const companies = await db
    .selectFrom("company")
    .select("companyId")
    .where(servedIn(period))
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("companyId")
    .execute();
  if (companies.length === 0) throw new Refusal("rule", "没有可采集的企业");
  const qyIdList = companies.map(({ companyId }) => companyId);
  const taskid = await startCollecting({ qyIdList, ...periodParts(period) }, context);
  return { taskid, count: qyIdList.length };
});

async function startCollecting(
  { qyIdList, kjnd, kjqj }: ParamsOf<"pit.batchCollect">,
  context: FirmContext,
): Promise<string> {
  const store = await RecordStore.open("pitDeclaration", context);
  const ids: number[] = [];
  for (const companyId of qyIdList) {
    const known = await store.first({ where: { qyid: companyId, kjnd, kjqj } });
    const [taken] = known ? await store.take([known.id]) : [];
    const declaration = taken ?? (await refreshDeclaration({ companyId, kjnd, kjqj }, context));
    await store.change(declaration, { cjzt: COLLECTED.underWay, cjErrorMsg: null });
    ids.push(declaration.id);
  }
  return await context.jobs.enqueue(PIT_COLLECT, "采集个税数据", { ids });
}

export const collectDeclarationsJob: JobKind<{ readonly ids: readonly number[] }> = async (
  { ids },
  context,
) =>
  await askBureau(
    ids,
    {
      work: async (declaration, part) => {
        const state = await part.gateways.pitBureau.collect(bureauDeclaration(declaration, part));
        const collected = { cjzt: COLLECTED.done, cjTime: part.clock.now(), cjErrorMsg: null };
        const store = await RecordStore.open("pitDeclaration", part);
        const changes =
          declaration.declareStatus === DECLARED.done ? paymentFields(state) : stateFields(state);
        await store.change(declaration, { ...collected, ...changes });
      },
      fail: async (declaration, cjErrorMsg, part) => {
        const store = await RecordStore.open("pitDeclaration", part);
        await store.change(declaration, { cjzt: COLLECTED.failed, cjTime: part.clock.now(), cjErrorMsg });
      },
    },
    context,
  );

function stateFields(state: BureauState): Fields {
  if (!state.declared) return {};
  return { declareStatus: DECLARED.done, declareTime: state.declareTime, ...paymentFields(state) };
}

function paymentFields(state: BureauState): Fields {
  if (!state.declared) return {};
  const { payment } = state;
  switch (payment.state) {
    case "paid":
      return {
        kkzt: PAID.done,
        kkje: fenToYuan(payment.amount),
        kkTime: payment.time,
        noticeTaxType: NOTICE.done,
      };
    case "none-needed":
      return { kkzt: PAID.noneNeeded, kkje: 0, kkTime: null, noticeTaxType: NOTICE.done };
    case "under-way":
      return { kkzt: PAID.underWay, noticeTaxType: NOTICE.awaitingPayment };
    case "failed":
      return { kkzt: PAID.failed, noticeTaxType: NOTICE.awaitingPayment };
    case "due":
      return { kkzt: PAID.no, noticeTaxType: NOTICE.awaitingPayment };
  }
}
