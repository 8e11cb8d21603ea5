import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FileContent, saveFile } from "../../../platform/files/stored-file.ts";
import { tableFile } from "../../../platform/spreadsheet/table-file.ts";
import type { FailedCompany } from "../company-period/sorted-companies.ts";

/** A workbook with the reasons, which the user may download by its key; null when there are none. */
export async function keepFailures(
  failed: readonly FailedCompany[],
  context: FirmContext,
): Promise<string | null> {
  if (failed.length === 0) return null;
  const { db, user, clock } = context;
  return await saveFile(db, await failureFile(failed, context), { owner: user.id, now: clock.now() });
}

/** A workbook with a line for each company and the reason against it. */
export async function failureFile(
  failed: readonly FailedCompany[],
  { clock }: Pick<FirmContext, "clock">,
): Promise<FileContent> {
  const columns = [
    { title: "企业名称", width: 36, value: ({ companyName }: FailedCompany) => companyName },
    { title: "失败原因", width: 60, value: ({ reason }: FailedCompany) => reason },
  ];
  return await tableFile("失败原因", columns, failed, { clock, signal: new AbortController().signal });
}
