import type { ImportKind } from "../../../../contracts/firm-context.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { plannedRows } from "../../../../imports/planned-rows.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import { createCompany } from "../edit/add-company.ts";
import { saveContact } from "../contacts/save-contact.ts";
import { checkCompanyRows, staffNamed, staffOf } from "./check-company-rows.ts";
import { readCompanyRow } from "./read-company-row.ts";

const COMPANY = "company";

/** The file of which each row becomes a client. */
export const companyImportKind: ImportKind = {
  kind: COMPANY,
  title: "客户",
  columns: (_target, { project }) => columnsOfKind(COMPANY, project),
  lock: async (_target, context) => await takeTurn("import of clients", context),
  plan: async (rows, _target, _answers, context) => {
    const columns = columnsOfKind(COMPANY, context.project);
    const faults = await checkCompanyRows(rows, context);
    return { rows: plannedRows(rows, faults, columns), questions: [], facts: [] };
  },
  keep: async ({ values }, _target, context) => {
    const { input } = readCompanyRow(values, context.project);
    const staff = staffOf({ values }, await staffNamed(context.db, [{ values }]));
    const userIdList = staff.map(({ userId }) => userId);
    const companyId = await createCompany({ ...input, userIdList }, context);
    const { lxrName, lxrPhone } = values;
    if (lxrName === null || lxrName === undefined) return;
    await saveContact.handle({ companyId, name: String(lxrName), phone: String(lxrPhone) }, context);
  },
};
