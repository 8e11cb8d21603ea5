/** The edition that a firm has bought, as texts and gates use it. */
export interface Edition {
  readonly serviceTag: string;
  readonly versionClass: "ZZ" | "QJ" | "XT";
  readonly firmType: "GC" | "SH";
  readonly productType: number;
}

/** Service types that make a version collaborative. */
const COLLABORATIVE_SERVICES = new Set(["1020", "1021", "1023", "1024", "1025", "1026", "1027"]);

/**
 * The edition that the firm has bought. Any version entry may decide: GC makes a factory firm; XT or a
 * collaborative service goes before QJ, and what is neither is the growth version ZZ.
 */
export function readEdition(info: {
  readonly versionDtoList: readonly { readonly serviceTag: string; readonly serviceVersion: string }[];
  readonly dzgsDTO: { readonly productType: number };
}): Edition {
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
