import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { findPeriod } from "../company-period/company-period.ts";
import { DECLARED_BEFORE, ESTIMATED_BEFORE, NO_OPENING_BASIS } from "./opening-basis.ts";
import { openingLock } from "./opening-lock.ts";
import { type OpeningOrigin, readOpening } from "./read-opening.ts";

/** The opening amounts of a company's month, where they come from, and whether they can be entered. */
export const openingSheet = operation("taxOpening.detail", async ({ qyId, kjnd, kjqj }, context) => {
  const period = { companyId: qyId, kjnd, kjqj };
  const taxpayer = await readTaxpayer(context.db, qyId);
  const { credit, controlFee, prepaid, isUnknown, origin } = await readOpening(context, period, taxpayer);
  const row = await findPeriod(context.db, period);
  const amount = (fen: number) => (isUnknown ? null : fenToYuan(fen));
  return {
    qyId,
    companyName: taxpayer.companyName,
    taxlayerType: taxpayer.taxlayerType,
    qcld: amount(credit),
    qcskf: amount(controlFee),
    qcyjse: amount(prepaid),
    basis: basisOf(origin),
    source: await sourceOf(origin, context),
    isUnknown,
    lockedReason: openingLock(row, taxpayer, kjqj),
    rowVersion: setVersion(origin.kind === "entered" ? [origin.record] : []),
  };
});

function basisOf(origin: OpeningOrigin): number | null {
  switch (origin.kind) {
    case "entered":
      return origin.record.basis;
    case "declared":
      return DECLARED_BEFORE;
    case "estimated":
      return ESTIMATED_BEFORE;
    case "none":
      return NO_OPENING_BASIS;
    case "unknown":
      return null;
  }
}

/** The grounds of the amounts in words. */
async function sourceOf(origin: OpeningOrigin, context: FirmContext): Promise<string> {
  switch (origin.kind) {
    case "entered": {
      const store = await RecordStore.open("taxOpening", context);
      const [shown] = await store.presentOnly([origin.record], ["enteredByName"]);
      return `${shown?.enteredByName ?? ""} ${origin.record.updateTime}`.trim();
    }
    case "declared":
      return `${origin.row.kjnd}年${origin.row.kjqj}期申报的期末数`;
    case "estimated":
      return `${origin.row.kjnd}年${origin.row.kjqj}期测算的期末数，尚未申报`;
    case "none":
    case "unknown":
      return origin.words;
  }
}
