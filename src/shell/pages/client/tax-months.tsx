import { Tag } from "antd";
import type { ClientTaxMonth } from "../../../generated/operations/miniProgram.ts";
import { amountText, clientText, periodText } from "./client-text.ts";
import { monthState } from "./month-state.ts";

interface TaxMonthsProps {
  readonly months: readonly ClientTaxMonth[];
  readonly onOpen: (month: ClientTaxMonth) => void;
}

/** The notices of tax, the newest first. */
export function TaxMonths({ months, onOpen }: TaxMonthsProps) {
  if (months.length === 0) {
    return (
      <section className="client-empty">
        <h2>{clientText("taxes.none")}</h2>
        <p>{clientText("taxes.none.text")}</p>
      </section>
    );
  }
  return (
    <ul className="client-list">
      {months.map((month) => {
        const { kjnd, kjqj, szId, taxName, periodName, taxAmount } = month;
        const { label, color } = monthState(month);
        return (
          <li key={`${kjnd}-${kjqj}-${szId}`}>
            <button
              type="button"
              aria-label={`${clientText("taxes.open", { period: periodText(month) })}，${label}`}
              onClick={() => onOpen(month)}
            >
              <span>
                <strong>{periodName}</strong>
                <span className="client-quiet">
                  {taxName} {taxAmount === null ? "--" : amountText(taxAmount)}
                </span>
              </span>
              <Tag color={color}>{label}</Tag>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
