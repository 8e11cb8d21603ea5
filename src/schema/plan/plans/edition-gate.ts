/** A condition on the firm's edition; every named part must hold. Never a substitute for a permission. */
export interface EditionGate {
  readonly serviceTag?: readonly string[];
  readonly versionClass?: readonly ("ZZ" | "QJ" | "XT")[];
  readonly firmType?: "GC" | "SH";
  readonly productType?: readonly number[];
  readonly tenantSetting?: string;
}
