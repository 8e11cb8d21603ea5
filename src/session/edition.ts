import type { Edition } from "../domain/edition.ts";
import type { EditionGate } from "../schema/plan/plans/edition-gate.ts";

/** True when every named part of the gate holds; `tenantSettings` are those switched on for this firm. */
export function editionAllows(
  gate: EditionGate,
  edition: Edition,
  tenantSettings: ReadonlySet<string> = new Set(),
): boolean {
  return (
    (gate.serviceTag?.includes(edition.serviceTag) ?? true) &&
    (gate.versionClass?.includes(edition.versionClass) ?? true) &&
    (gate.firmType === undefined || gate.firmType === edition.firmType) &&
    (gate.productType?.includes(edition.productType) ?? true) &&
    (gate.tenantSetting === undefined || tenantSettings.has(gate.tenantSetting))
  );
}
