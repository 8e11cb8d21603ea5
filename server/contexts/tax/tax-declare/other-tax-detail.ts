import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readCompany } from "../../clients/door.ts";
import { readOtherTaxMonth } from "./list-other-taxes.ts";
import { readTaxForms } from "./other-tax-forms.ts";

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
      taxes: forms.map((form) => pickFields({ ...NOTHING_YET, ...form }, SHOWN_OF_FORM)),
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
  "reportStatus",
  "declareTime",
  "content",
  "rowVersion",
] as const;

const NOTHING_YET = { amount: null, declareTime: null, content: null } as const;
