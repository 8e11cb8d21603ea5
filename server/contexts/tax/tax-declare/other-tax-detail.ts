import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readCompany } from "../../clients/door.ts";
import { readOtherTaxMonth } from "./list-other-taxes.ts";
import { FORM, type TaxForm, readTaxForms } from "./other-tax-forms.ts";

/** One company's other taxes of a month, form by form. */
export const otherTaxDetail = operation(
  "taxDeclare.otherTax.detail",
  async ({ qyid, kjnd, kjqj }, context) => {
    const { companyName } = await readCompany(context, qyid);
    const month = await readOtherTaxMonth(qyid, { kjnd, kjqj }, context);
    if (!month) throw new Refusal("missing", `「${companyName}」在${kjnd}年${kjqj}期没有服务`);
    const forms = await readTaxForms({ qyid, kjnd, kjqj }, context);
    return {
      ...pickFields(month, SHOWN),
      taxes: forms.map((form) =>
        pickFields({ ...NOTHING_YET, ...form, difference: differenceOf(form) }, SHOWN_OF_FORM),
      ),
    };
  },
);

const SHOWN = [
  "qyid",
  "companyName",
  "taxlayerNo",
  "taxlayerType",
  "kjnd",
  "kjqj",
  "state",
  "amount",
  "declaredAmount",
  "difference",
  "deadline",
  "copyStatus",
  "cjzt",
  "userNames",
] as const;

const SHOWN_OF_FORM = [
  "id",
  "szid",
  "formName",
  "amount",
  "declaredAmount",
  "difference",
  "reportStatus",
  "declareTime",
  "declareUserName",
  "content",
  "rowVersion",
] as const;

const NOTHING_YET = {
  amount: null,
  declaredAmount: null,
  declareTime: null,
  declareUserName: null,
  content: null,
} as const;

/** The amount that the bureau took less the one that was handed in, in yuan; null: not declared. */
function differenceOf({ amount, declaredAmount, reportStatus }: TaxForm): number | null {
  if (reportStatus !== FORM.declared || typeof declaredAmount !== "number") return null;
  return fenToYuan(yuanToFen(declaredAmount) - yuanToFen(amount ?? 0));
}
