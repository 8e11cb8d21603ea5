import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import {
  type CompanyPeriod,
  type PeriodOf,
  findPeriod,
  AWAITING_PAYMENT,
  TAX_DONE,
  presentSpecialCases,
  readSpecialCases,
} from "../../tax/door.ts";
import { type Image, listImages } from "../../../records/files/list-images.ts";

/** A task of a company's month, how far it is, and its images. The bureau gives none with a collection of invoices. */
interface ImageTask {
  readonly rwlx: string;
  readonly zt: number;
  readonly read: () => Promise<readonly Image[]>;
}

/** The images of a company's month of taxes: what its special cases are proved by, and what its notices show. */
export const taxImages = operation("file.taxImages", async (params, context) => {
  const { qyid: companyId, kjnd, kjqj, qiyongid, rwlx, zt } = params;
  const period = { companyId, kjnd, kjqj };
  const row = await findPeriod(context.db, period);
  if (qiyongid !== undefined && qiyongid !== String(row?.id)) return [];
  const tasks: readonly ImageTask[] = [
    {
      rwlx: "declare",
      zt: row?.taxDeclareStatus ?? 0,
      read: async () => await declaredImages(period, context),
    },
    { rwlx: "pay", zt: paymentState(row), read: async () => await noticeImages(period, context) },
    { rwlx: SOCIAL, zt: DONE, read: async () => await insuranceImages(period, context) },
  ];
  const wanted = tasks.filter(
    (task) =>
      (rwlx === undefined ? task.rwlx !== SOCIAL : task.rwlx === rwlx) &&
      (zt === undefined || task.zt === zt),
  );
  const images: Image[] = [];
  for (const { read } of wanted) images.push(...(await read()));
  return images;
});

/** Receipts of social insurance are none of the taxes: only a request that names them gets them. */
const SOCIAL = "social";
const DONE = 2;
/** 社保清单, of the code table `salaryFileKind`. */
const INSURANCE_LIST = "sbqd";

/** As of the code table `jobStatus`. */
function paymentState(row: CompanyPeriod | undefined): number {
  if (row?.noticeTaxType === TAX_DONE) return 2;
  return row?.noticeTaxType === AWAITING_PAYMENT ? 1 : 0;
}

async function declaredImages(period: PeriodOf, context: FirmContext): Promise<Image[]> {
  const cases = await presentSpecialCases(await readSpecialCases(context, period), context);
  return cases.flatMap(({ annexUrlList }) => annexUrlList.imageUrlList);
}

async function noticeImages(period: PeriodOf, context: FirmContext): Promise<Image[]> {
  const { companyId, kjnd, kjqj } = period;
  const notices = await (
    await RecordStore.open("taxNotice", context)
  ).list({ where: { companyId, kjnd, kjqj } });
  const keys = notices.flatMap(({ fileKeyList }) => fileKeyList ?? []);
  return await listImages(keys, context);
}

async function insuranceImages(period: PeriodOf, context: FirmContext): Promise<Image[]> {
  const { companyId, kjnd, kjqj } = period;
  const files = await RecordStore.open("salaryFile", context);
  const attached = await files.list({ where: { companyId, kjnd, kjqj, fjlx: INSURANCE_LIST } });
  return await listImages(
    attached.map(({ fileKey }) => fileKey),
    context,
  );
}
