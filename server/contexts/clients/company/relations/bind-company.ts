import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { nameCompanies, takeCompanies } from "../take-companies.ts";

/** Relates two clients that share no person. The relation holds for both alike. */
export const bindCompany = operation("company.bind", async ({ companyId, relatedId }, context) => {
  if (companyId === relatedId) {
    const message = "不能与企业自身绑定，请选择另一家企业";
    throw new Refusal("validation", message, [{ path: "relatedId", message }]);
  }
  const companies = await takeCompanies(context, [companyId, relatedId]);
  const [first = companyId, second = relatedId] = [companyId, relatedId].toSorted((a, b) => a - b);
  const store = await RecordStore.open("companyBinding", context);
  const binding = await store.createUnlessThere({ companyId: first, relatedId: second });
  context.concerns(nameCompanies(companies));
  if (!binding) throw new Refusal("rule", `${nameCompanies(companies)}已绑定，无需重复绑定`);
  return null;
});
