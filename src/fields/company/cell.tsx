import "../fields.css";
import { listenForCopying } from "../cells/copying.ts";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { enumLabels } from "../enum/enum-labels.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import { BLANK, isBlank, plainText } from "../../domain/plain-text.ts";

/** Two lines: the name, then kind of taxpayer and tax number. */
export const companyCell: FieldView["cell"] = (options, { enums }) => {
  const { taxNumber, taxpayerType } = options;
  listenForCopying();
  return (value, row, link = (content) => content) => {
    if (isBlank(value)) return blankCell;
    const name = plainText(value);
    const number = fieldOf(row, taxNumber);
    const type = fieldOf(row, taxpayerType);
    const isBare = taxNumber === undefined && taxpayerType === undefined;
    if (isBare) return link(name);
    return (
      <span className="field-company">
        <span className="field-company-name" title={name}>
          {link(name)}
        </span>
        <span className="field-company-facts">
          {!isBlank(type) && <span className="field-kind">{enumLabels(type, options, enums)[0]}</span>}
          {isBlank(number) ? (
            <span className="field-blank">{BLANK}</span>
          ) : (
            <>
              <span className="field-figures">{plainText(number)}</span>
              <button
                type="button"
                className="field-copy"
                data-copy={plainText(number)}
                aria-label={`复制税号 ${plainText(number)}`}
                title="复制税号"
              />
            </>
          )}
        </span>
      </span>
    );
  };
};
