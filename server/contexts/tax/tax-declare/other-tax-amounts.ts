import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { Refusal } from "../../../platform/errors.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { patchEach } from "../../../records/write/patch-records.ts";
import { readCompany } from "../../clients/door.ts";
import { readOtherTaxMonth } from "./list-other-taxes.ts";
import { FORM, readTaxForms } from "./other-tax-forms.ts";

/** One company's other taxes of a month, form by form. */
export const otherTaxDetail = operation(
  "taxDeclare.otherTax.detail",
  async ({ qyid, kjnd, kjqj }, context) => {
    const { companyName } = await readCompany(context, qyid);
    const rowVersion = await monthVersion({ qyid, kjnd, kjqj }, context);
    const month = await readOtherTaxMonth(qyid, { kjnd, kjqj }, context);
    if (!month) throw new Refusal("missing", `「${companyName}」在${kjnd}年${kjqj}期没有服务`);
    const forms = await readTaxForms({ qyid, kjnd, kjqj }, context);
    return {
      ...pickFields(month, SHOWN),
      taxes: forms.map((form) => pickFields({ ...NOTHING_YET, ...form }, SHOWN_OF_FORM)),
      rowVersion,
    };
  },
);

/** The version of all forms of the month, as a collection may bring or a deletion take some. */
async function monthVersion(
  where: { readonly qyid: number; readonly kjnd: number; readonly kjqj: number },
  context: FirmContext,
): Promise<string | null> {
  const store = await RecordStore.open("reportBox", context);
  return setVersion(await store.list({ where }));
}

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

const SHOWN_OF_FORM = ["id", "szid", "formName", "amount", "reportStatus", "declareTime", "content"] as const;

const NOTHING_YET = { amount: null, declareTime: null, content: null } as const;

/** Keeps what is due of each tax; what is at the bureau, or on its way there, stays as it was declared. */
export const saveOtherTaxes = operation(
  "taxDeclare.otherTax.save",
  async ({ qyid, kjnd, kjqj, taxes }, context) => {
    const { companyName } = await readCompany(context, qyid);
    context.concerns(companyName);
    const forms = new Map((await readTaxForms({ qyid, kjnd, kjqj }, context)).map((form) => [form.id, form]));
    const changed = taxes.filter(({ id, amount }) => {
      const form = forms.get(id);
      if (!form) throw new Refusal("missing", "申报税种不存在或已被删除，请刷新后再填写");
      if ((form.amount ?? null) === amount) return false;
      if (form.reportStatus === FORM.declared)
        throw new Refusal("rule", `${form.formName}已申报，不能修改税额`);
      if (form.reportStatus === FORM.declaring)
        throw new Refusal("rule", `${form.formName}正在申报中，不能修改税额`);
      return true;
    });
    await patchEach(context, new Map(changed.map(({ id, amount }) => [id, { amount }])));
    return changed.length;
  },
);
