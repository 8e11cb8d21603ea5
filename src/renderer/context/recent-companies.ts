import { objectOf, settingKey } from "../../session/user-settings/setting-answers.ts";
import type { UserSettings } from "../../session/user-settings/user-settings.ts";

/** A company as a list of choices shows it. */
export interface KnownCompany {
  readonly companyId: number;
  readonly label: string;
}

/** One list for all screens. */
const EVERY_SCREEN = "companies";
const PART = "recent";
const MOST = 8;

/** The companies that the user chose last, the newest first. */
export function recentCompanies(settings: UserSettings): readonly KnownCompany[] {
  const kept = objectOf(settings.read().values.get(settingKey(EVERY_SCREEN, PART)));
  return Array.isArray(kept["companies"]) ? kept["companies"].filter(isKnown) : [];
}

export function rememberCompany(settings: UserSettings, company: KnownCompany): void {
  const others = recentCompanies(settings).filter(({ companyId }) => companyId !== company.companyId);
  const { companyId, label } = company;
  void settings.save(EVERY_SCREEN, PART, { companies: [{ companyId, label }, ...others].slice(0, MOST) });
}

function isKnown(value: unknown): value is KnownCompany {
  const { companyId, label } = objectOf(value);
  return typeof companyId === "number" && typeof label === "string";
}
