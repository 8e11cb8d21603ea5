import { Modal } from "antd";
import { useEffect, useState } from "react";
import type { Operations } from "../../generated/operations/index.ts";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import { callOperation } from "../call-operation.ts";
import type { CompanyMonth } from "../company-month.ts";
import { readTerms } from "./search-terms.ts";

type Found = Operations["invoice.batchSearch"]["result"];

/** In ms: the invoices are looked up after a pause in typing of this length. */
const REST = 500;

const PURCHASES = 0;
const ALIKE = 0;

interface BatchSearchProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  readonly onClose: () => void;
  /** Takes the ids of the invoices that were found. */
  readonly onFound: (ids: readonly number[]) => void;
}

/** Looks up many invoices at once, by numbers and names of sellers; the list shows those that were found. */
export function BatchSearch({ host, month, onClose, onFound }: BatchSearchProps) {
  const [text, setText] = useState("");
  const { terms, fault } = readTerms(text);
  const { found, failure } = useFound(host, month, fault === null ? terms : []);
  const ids = [...new Set(found?.resultMap.flatMap(({ idList }) => idList))];
  return (
    <Modal
      open
      width={916}
      title="批量搜索"
      okText={`确定（${ids.length} 张）`}
      cancelText="取消"
      okButtonProps={{ disabled: ids.length === 0 }}
      onCancel={onClose}
      onOk={() => onFound(ids)}
    >
      <div className="batch-search">
        <textarea
          aria-label="发票号码或销方名称"
          aria-invalid={fault !== null}
          placeholder="粘贴发票号码或销方名称，用换行、逗号、顿号或空格隔开，最多 500 项"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <section aria-label="识别结果" aria-live="polite">
          {fault !== null && <p className="batch-search-fault">{fault}</p>}
          {failure !== null && <p className="batch-search-fault">{failure}</p>}
          {fault === null && terms.length === 0 && <p>识别结果显示在这里</p>}
          {found && found.unmatchedList.length > 0 && (
            <p className="batch-search-fault">
              {`${found.unmatchedList.length} 项未匹配到发票：${found.unmatchedList.slice(0, 20).join("、")}${found.unmatchedList.length > 20 ? "等" : ""}`}
            </p>
          )}
          <ul>
            {found?.resultMap.map(({ name, idList }) => (
              <li key={name}>
                <span>{name}</span>
                <span>{idList.length} 张</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}

function useFound(host: RendererHost, month: CompanyMonth, terms: readonly string[]) {
  const key = JSON.stringify(terms);
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly found?: Found;
    readonly failure?: string;
  }>();
  useEffect(() => {
    const searchList = JSON.parse(key) as string[];
    if (searchList.length === 0) return;
    const abort = new AbortController();
    const { companyId: qyid, kjnd, kjqj } = month;
    const timer = setTimeout(() => {
      callOperation(
        host,
        "invoice.batchSearch",
        { jxxlx: PURCHASES, kjnd, kjqj, matchType: ALIKE, qyid, searchList },
        { signal: abort.signal, silent: true },
      ).then(
        (found) => setAnswer({ key, found }),
        (error: unknown) => !abort.signal.aborted && setAnswer({ key, failure: failureText(error) }),
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, month, key]);
  const isCurrent = answer?.key === key;
  return { found: (isCurrent && answer.found) || null, failure: (isCurrent && answer.failure) || null };
}
