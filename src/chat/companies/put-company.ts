import type { ChatCompany } from "../talk.ts";

/**
 * The companies with one as it is now. It keeps its place, so that nothing moves under the pointer; one that was not
 * among them comes first.
 */
export function putCompany(companies: readonly ChatCompany[], company: ChatCompany): readonly ChatCompany[] {
  return companies.some(({ qyid }) => qyid === company.qyid)
    ? companies.map((each) => (each.qyid === company.qyid ? company : each))
    : [company, ...companies];
}
