import type { StoredEstimate } from "../../../src/domain/tax/stored-estimate.ts";

/** VAT and its surtaxes by their ids of the table `taxKind`; empty without an estimate. */
export function taxItems(estimate: StoredEstimate | null) {
  if (estimate === null) return [];
  return [
    { szid: 1, se: estimate.vat },
    { szid: 4, se: estimate.urban },
    { szid: 5, se: estimate.education },
    { szid: 6, se: estimate.localEducation },
  ];
}
