import { saveFile } from "../../server/platform/files/stored-file.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import type { SeededSheet } from "./seeded-payroll.ts";

const KINDS = [
  { fjlx: "gzb", title: "工资表" },
  { fjlx: "qsd", title: "工资签收单" },
  { fjlx: "sbqd", title: "社保缴费清单" },
] as const;

/** Files to the last sheets of some companies, of this year and of the one before. */
export async function seedAttachments(
  companies: readonly PayrollCompany[],
  sheets: readonly SeededSheet[],
  world: DemoWorld,
): Promise<void> {
  const rows: DemoRecord[] = [];
  for (const company of companies.filter(({ index }) => index % 4 === 1)) {
    const ownSheets = sheets.filter((sheet) => sheet.company === company);
    const yearBefore = ownSheets.filter(({ period }) => period.kjnd < (ownSheets.at(-1)?.period.kjnd ?? 0));
    for (const [place, sheet] of [...yearBefore.slice(-1), ...ownSheets.slice(-2)].entries()) {
      const { fjlx, title } = KINDS[place % KINDS.length] ?? KINDS[0];
      const fileName = `${sheet.period.name}${title}.csv`;
      const createTime = world.after(sheet.period, 11);
      const file = { name: fileName, mime: "text/csv", content: new TextEncoder().encode(sheetText(sheet)) };
      const fileKey = await saveFile(world.db, file, { owner: company.keeper, now: createTime });
      rows.push({
        companyId: company.companyId,
        kjnd: sheet.period.kjnd,
        kjqj: sheet.period.kjqj,
        createUserId: company.keeper,
        createTime,
        fields: { xctjid: sheet.xctjid, fileName, fileKey, fjlx, remark: null },
      });
    }
  }
  await world.insert("salaryFile", rows);
}

/** With the mark by which spreadsheets recognise UTF-8. */
function sheetText({ lines }: SeededSheet): string {
  const rows = lines.map(({ person, fields }) =>
    [person.fields.xm, fields["yfhj"], fields["sbgrhj"], fields["ybtse"], fields["sfgz"]].join(","),
  );
  return `\uFEFF姓名,应发合计,个人社保公积金,个人所得税,实发工资\n${rows.join("\n")}\n`;
}
