import { useEffect, useState } from "react";
import { percentText } from "./percent-text.ts";
import type { Operations } from "../../generated/operations/index.ts";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import { Popup } from "../../renderer/list/settings/popup.tsx";
import { callOperation } from "../call-operation.ts";
import type { CompanyMonth } from "../company-month.ts";
import { burdenOfYear } from "./burden-of-year.ts";

type Rates = Operations["prediction.selectionRate"]["result"];

interface BurdenReferenceProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  /** The burden of this month, by the current ticks; null without sales. */
  readonly burden: number | null;
}

/** The tax burden of the month beside that of the year and of the year before. */
export function BurdenReference(props: BurdenReferenceProps) {
  return (
    <Popup label="税负率参考" title="税负率参考">
      {() => <Reference {...props} />}
    </Popup>
  );
}

function Reference({ host, month, burden }: BurdenReferenceProps) {
  const { companyId: qyid, kjnd, kjqj } = month;
  const [answer, setAnswer] = useState<Rates | string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    callOperation(
      host,
      "prediction.selectionRate",
      { qyid, kjnd, kjqj },
      { signal: abort.signal, silent: true },
    ).then(
      (rates) => setAnswer(rates),
      (error: unknown) => !abort.signal.aborted && setAnswer(`获取失败：${failureText(error)}`),
    );
    return () => abort.abort();
  }, [host, qyid, kjnd, kjqj]);
  if (answer === null) return <p className="month-reference">加载中...</p>;
  if (typeof answer === "string") return <p className="month-reference">{answer}</p>;
  const rates = [
    ["本年（不含本期）", answer.bnsflBhbq],
    ["本年（含本期）", burdenOfYear(answer.bnsflBhbq, answer.bnqsBhbq, burden)],
    ["上年", answer.qnsfl],
  ] as const;
  return (
    <dl className="month-reference">
      {rates.map(([title, rate]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{percentText(rate)}</dd>
        </div>
      ))}
    </dl>
  );
}
