import { Tag } from "antd";
import taxes from "../../../../schemas/enums/taxKind.json" with { type: "json" };
import { type ReactNode, useCallback } from "react";
import { formatYuan } from "../../../domain/money.ts";
import { fileKeyAt } from "../../../domain/file-address.ts";
import type { ClientTaxMonth } from "../../../generated/operations/miniProgram.ts";
import type { TaxLetter } from "../../../generated/operations/taxNotice.ts";
import type { CallOptions } from "../../../request/client-contract.ts";
import { BackTo } from "./back-to.tsx";
import { useClientAccess } from "./client-access.ts";
import { ClientFile } from "./client-file.tsx";
import { amountText, clientText, periodText } from "./client-text.ts";
import { LetterAnswer } from "./letter-answer.tsx";
import { monthState } from "./month-state.ts";
import { usePolled } from "./use-polled.ts";

interface LetterProps {
  readonly of: ClientTaxMonth;
  readonly onBack: () => void;
}

/** The notice of a tax, and the answer to it. */
export function Letter({ of, onBack }: LetterProps) {
  const { client, link } = useClientAccess();
  const { kjnd, kjqj, szId } = of;
  const ask = useCallback(
    async (options: CallOptions) =>
      await client.call("miniProgram.client.letter", { link, kjnd, kjqj, szId }, options),
    [client, link, kjnd, kjqj, szId],
  );
  const { value, fault, reload } = usePolled(ask);
  const title = periodText(of);
  // The firm may take a notice back while it is read.
  const isRefused = fault?.failure === "refused";
  if (value === null || isRefused) {
    const waiting = fault === null ? clientText("loading") : clientText("retrying");
    return (
      <section>
        <BackTo title={title} onBack={onBack} />
        <output className="client-line">{isRefused ? fault.message : waiting}</output>
      </section>
    );
  }
  const { label, color } = monthState(value.month);
  return (
    <section className="client-letter" aria-label={title}>
      <BackTo title={title} onBack={onBack} />
      <Tag color={color}>{label}</Tag>
      <Words letter={value.letter} />
      <LetterAnswer key={`${value.month.answer}`} of={value} onAnswered={reload} />
    </section>
  );
}

function Words({ letter }: { readonly letter: TaxLetter }) {
  const yuan = (amount: number | null) =>
    amount === null ? "--" : clientText("yuan", { amount: formatYuan(amount) });
  const { refundAmount } = letter;
  return (
    <>
      <p>{letter.opening}</p>
      {letter.doubt !== null && <p className="client-warning">{letter.doubt}</p>}
      <p className="client-amount">
        <span className="client-quiet">
          {clientText(refundAmount === null ? "letter.amount" : "letter.refund")}
        </span>
        <strong>{yuan(refundAmount ?? letter.taxAmount)}</strong>
        {letter.replacedAmount !== null && (
          <span className="client-quiet">
            {clientText("letter.replaced")} <del>{amountText(letter.replacedAmount)}</del>
          </span>
        )}
      </p>
      <dl>
        <Line title={clientText("letter.words")}>{letter.amountInWords}</Line>
        {letter.payment !== null && <Line title={clientText("letter.payment")}>{letter.payment}</Line>}
        <Line title={clientText("letter.covers")}>{letter.covers}</Line>
        {letter.lines.map(({ name, amount }) => (
          <Line key={name} title={name}>
            {yuan(amount)}
          </Line>
        ))}
        {letter.taxes.map(({ szid, se }) => (
          <Line key={szid} title={taxes.values.find(({ value }) => value === szid)?.label ?? ""}>
            {amountText(se)}
          </Line>
        ))}
        {letter.grsdsSe !== null && <Line title={clientText("letter.staffTax")}>{yuan(letter.grsdsSe)}</Line>}
        {letter.specialConditions.map(({ specialTypeName, amount }) => (
          <Line key={specialTypeName} title={clientText("letter.special", { name: specialTypeName })}>
            {yuan(amount)}
          </Line>
        ))}
      </dl>
      {letter.remark !== null && (
        <p>
          <span className="client-quiet">{clientText("letter.remark")}</span> {letter.remark}
        </p>
      )}
      {letter.lateRemark !== null && <p className="client-warning">{letter.lateRemark}</p>}
      {letter.images.map(({ name, url }) => (
        <ClientFile key={url} file={{ fileKey: fileKeyAt(url) ?? "", fileName: name, fileType: "png" }} />
      ))}
      <p className="client-quiet client-sign">
        {letter.firmName} {letter.letterDate}
      </p>
    </>
  );
}

function Line({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
