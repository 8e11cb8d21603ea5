import { demonstration } from "../../../../../demo/demonstration.ts";
import type { TaxAmount } from "../../../../gateways/tax-bureau.ts";

/** A declaration as it reached the bureau. */
export interface HandedIn {
  readonly taxlayerNo: string;
  /** In yuan, all taxes together. */
  readonly amount: number;
}

/** A bureau that keeps what it is handed, and takes it as it is. */
export function recordingBureau() {
  const handedIn: HandedIn[] = [];
  const { taxBureau } = demonstration.gateways;
  const gateways = {
    ...demonstration.gateways,
    taxBureau: {
      ...taxBureau,
      confirmSelection: async () => await Promise.resolve(),
      declare: async ({ taxlayerNo, taxes }: { taxlayerNo: string; taxes: readonly TaxAmount[] }) => {
        const fen = taxes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        handedIn.push({ taxlayerNo, amount: fen / 100 });
        return await Promise.resolve(taxes);
      },
    },
  };
  return { gateways, handedIn };
}
