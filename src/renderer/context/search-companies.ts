import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";
import { type KnownCompany, recentCompanies } from "./recent-companies.ts";

/**
 * The question for companies: by a text what the server finds; without one the company that is chosen, the user's last
 * ones, and the first of all.
 */
export function searchCompanies(
  call: FieldEnvironment["call"],
  settings: UserSettings,
): FieldEnvironment["call"] {
  return async (operation, { chosen, companyName }, signal) => {
    if (companyName !== undefined) return await call(operation, { companyName }, signal);
    const first = (await call(operation, {}, signal)) as readonly KnownCompany[];
    const known = chosen === undefined ? [] : [chosen as KnownCompany];
    const all = [...known, ...recentCompanies(settings), ...first];
    return [
      ...new Map(all.toReversed().map((company) => [company.companyId, company])).values(),
    ].toReversed();
  };
}
