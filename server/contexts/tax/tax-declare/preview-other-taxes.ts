import { groupRows } from "../../../../src/domain/group-rows.ts";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { takeCompanies } from "../../clients/door.ts";
import { VAT } from "../tax-notice/vat.ts";
import { otherTaxFaults } from "./declare-other-taxes.ts";
import { amountOf, openForms, readTaxForms } from "./other-tax-forms.ts";
import { latenessOf } from "./preview-declarations.ts";

/** The other taxes of these companies as they would be handed in, and those that cannot be, with the reason. */
export const previewOtherTaxes = operation(
  "taxDeclare.otherTax.preview",
  async ({ qyIdList, kjnd, kjqj }, context) => {
    const faultOf = await otherTaxFaults({ qyIdList, kjnd, kjqj }, context);
    const companies = await takeCompanies(context, qyIdList);
    const forms = groupRows(await readTaxForms({ qyid: qyIdList, kjnd, kjqj }, context), ({ qyid }) => qyid);
    const rows = companies.map(({ companyId, companyName }) => {
      const own = forms.get(companyId) ?? [];
      const open = openForms(own);
      const szids = [...new Set(open.map(({ szid }) => szid))];
      const isWhole = open.length > 0 && open.every(({ amount }) => typeof amount === "number");
      const taxAmount = isWhole ? amountOf(open) : null;
      return { qyId: companyId, companyName, szids, taxAmount, reason: faultOf(companyId, own) };
    });
    const readyList = rows.filter(({ reason }) => reason === null);
    const places = await context.db
      .selectFrom("company")
      .select(["companyId", "areaId"])
      .where("companyId", "in", qyIdList)
      .execute();
    const areaOf = new Map(places.map(({ companyId, areaId }) => [companyId, areaId]));
    const dues = readyList.map(({ qyId, taxAmount }) => ({
      fen: yuanToFen(taxAmount ?? 0),
      deadline: VAT.deadline({ areaId: areaOf.get(qyId) ?? null }, { kjnd, kjqj }, context),
    }));
    const leftOutList = rows.filter(({ reason }) => reason !== null);
    return { ...latenessOf(dues, context), readyList, leftOutList };
  },
);
