import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FileContent, readFile, saveFile } from "../../../platform/files/stored-file.ts";
import { tableFile } from "../../../platform/spreadsheet/table-file.ts";
import type { FailedCompany } from "../company-period/sorted-companies.ts";

const FAILURES_MIME = "application/vnd.failures+json";

/** Keeps the reasons, whose workbook is written when the user downloads it by their key; null when there are none. */
export async function keepFailures(
  failed: readonly FailedCompany[],
  context: FirmContext,
): Promise<string | null> {
  if (failed.length === 0) return null;
  const { db, user, clock } = context;
  const content = Buffer.from(JSON.stringify(failed));
  const file = { name: "失败原因.json", mime: FAILURES_MIME, content };
  return await saveFile(db, file, { owner: user.id, now: clock.now() });
}

/** The kept reasons; undefined where there are none of this user by the key. */
export async function readFailures(
  key: string,
  { db, user }: FirmContext,
): Promise<readonly FailedCompany[] | undefined> {
  const file = await readFile(db, key);
  if (file?.owner !== user.id || file.mime !== FAILURES_MIME) return undefined;
  return JSON.parse(Buffer.from(file.content).toString()) as readonly FailedCompany[];
}

/** A workbook with a line for each company and the reason against it. */
export async function failureFile(
  failed: readonly FailedCompany[],
  context: Pick<FirmContext, "clock" | "user">,
): Promise<FileContent> {
  const columns = [
    { title: "企业名称", width: 36, value: ({ companyName }: FailedCompany) => companyName },
    { title: "失败原因", width: 60, value: ({ reason }: FailedCompany) => reason },
  ];
  return await tableFile("失败原因", columns, failed, context);
}
