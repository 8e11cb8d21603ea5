import type { EditionGate } from "../schema/plan/edition-gate.ts";
import type { LoginInfo, SessionScope } from "./login-info.ts";

type Edition = SessionScope["edition"];

/** Service types that make a version collaborative. */
const COLLABORATIVE_SERVICES = new Set(["1020", "1021", "1023", "1024", "1025", "1026", "1027"]);

/**
 * What the firm has bought. Any version entry may decide: GC makes a factory firm; XT or a
 * collaborative service goes before QJ, and what is neither is the growth version ZZ.
 */
export function readEdition(info: LoginInfo): Edition {
  const versions = info.versionDtoList;
  const has = (mark: string) =>
    versions.some(
      ({ serviceTag, serviceVersion }) => serviceTag.includes(mark) || serviceVersion.includes(mark),
    );
  const collaborative =
    has("XT") || versions.some(({ serviceVersion }) => COLLABORATIVE_SERVICES.has(serviceVersion));
  return {
    serviceTag: versions[0]?.serviceTag ?? "",
    versionClass: collaborative ? "XT" : has("QJ") ? "QJ" : "ZZ",
    firmType: versions.some(({ serviceTag }) => serviceTag.includes("GC")) ? "GC" : "SH",
    productType: info.dzgsDTO.productType,
  };
}

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
