import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { RegisteredTax } from "../../../gateways/tax-registration.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { readCompany } from "../company/client-company.ts";
import { isFilingDue } from "./filing-due.ts";
import { CJZT } from "./task-state.ts";
import { SOURCE } from "./tax-settings.ts";

/** Kind of the job that collects registered taxes from the tax bureau. */
export const TAX_COLLECTION = "collection.taxes";

/** 1 税种认定, 2 社保. */
export type TaskKind = 1 | 2;

interface CollectionParams {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly taskKind: TaskKind;
}

const FAILED_JOB = 2;

/** Brings a company's registration up to what the bureau says, and prepares the forms that are due. */
export const collectTaxesJob: JobKind<CollectionParams> = async (params, context) => {
  const { clock } = context;
  await context.part(0.1, async (part) => {
    await note(params, { cjzt: CJZT.collecting, startTime: clock.now() }, part);
    return {};
  });
  try {
    const taxes = await requestBureau(params, context);
    const message = `采集成功，认定 ${taxes.length} 个税种`;
    await context.part(0.5, async (part) => {
      for (const tax of taxes) await keepTax(params.qyid, tax, part);
      await prepareForms(params, taxes, part);
      await note(params, { cjzt: CJZT.collected, message, endTime: clock.now() }, part);
      return {};
    });
    return { message };
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    const { message } = error;
    await context.part(0.5, async (part) => {
      await note(params, { cjzt: CJZT.failed, message, endTime: clock.now() }, part);
      return {};
    });
    return { status: FAILED_JOB, message };
  }
};

/** Writes how the collection goes; the company's task of this kind that is not over is the one of this job. */
async function note(
  { qyid, taskKind }: CollectionParams,
  fields: Readonly<Record<string, unknown>>,
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("collectTask", context);
  const task = await store.first({ where: { qyid, taskKind, cjzt: [CJZT.waiting, CJZT.collecting] } });
  if (task) await patchRecords(context.db, [task.id], fields);
}

async function requestBureau(
  { qyid, taskKind }: CollectionParams,
  context: FirmContext,
): Promise<readonly RegisteredTax[]> {
  const taxpayer = await readCompany(context, qyid);
  const { taxRegistration } = context.gateways;
  if (taskKind === 1) return await taxRegistration.readTaxes(taxpayer);
  const insurance = await taxRegistration.readSocialSecurity(taxpayer);
  if (!insurance) throw new GatewayRefusal("税局没有该企业的社保登记信息，请先办理社保登记");
  return [insurance];
}

/** The taxes that the bureau names replace those noted by hand. */
async function keepTax(qyid: number, tax: RegisteredTax, context: FirmContext): Promise<void> {
  const store = await RecordStore.open("taxTypeSetting", context);
  const { szid, zspm } = tax;
  await keepOne(store, { qyid, szid, zspm }, (known) => ({
    ...(!known && { endDate: null }),
    ...tax,
    taxSource: SOURCE.bureau,
    collectTime: context.clock.now(),
  }));
}

async function prepareForms(
  { qyid, kjnd, kjqj }: CollectionParams,
  taxes: readonly RegisteredTax[],
  context: FirmContext,
): Promise<void> {
  const boxes = await RecordStore.open("collectBox", context);
  const { provinceId } = await readCompany(context, qyid);
  const box = await boxes.first({ where: { areaId: provinceId } });
  const store = await RecordStore.open("reportBox", context);
  for (const { szid, zspm, sbzq } of taxes.filter((tax) => isFilingDue(tax.sbzq, kjqj))) {
    const formName = `${zspm}申报表（${sbzq === "06" ? "月" : "季"}报）`;
    const where = { qyid, kjnd, kjqj, szid, formName };
    const prepared = { boxId: box?.boxId ?? "未分配", collectTime: context.clock.now() };
    await store.createUnlessThere({ ...where, ...prepared });
  }
}
