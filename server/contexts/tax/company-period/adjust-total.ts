import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "./company-period.ts";

type Adjusted = Pick<CompanyPeriod, "adjustment" | "adjustmentContent">;

/** An adjustment by hand stays on top of the calculated amount; less than nothing is never owed. */
export function adjustTotal({ adjustment, adjustmentContent }: Adjusted, total: number) {
  if (adjustment === null) return { zzshfjs: textOf(total), zzshfjsExtRemark: null };
  const fen = total + yuanToFen(Number(adjustment));
  return {
    zzshfjs: textOf(Math.max(0, fen)),
    zzshfjsExtRemark: adjustmentContent,
    ...(fen < 0 && {
      adjustment: textOf(-total),
      zzshfjsExtRemark: "重新计算的税款低于人工调减额，应纳税额按 0 计，请核对人工调整",
    }),
  };
}

function textOf(fen: number): string {
  return fenToYuan(Math.round(fen)).toFixed(2);
}
