import { type ChatCompany, moduleLabel } from "../talk.ts";

interface CompanyRowProps {
  readonly id: string;
  readonly company: ChatCompany;
  readonly position: number;
  readonly total: number;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: () => void;
}

const TAX_CONFIRMED = 2;
const INVOICES_SENT = 1;

/** A company with the last words of its talks, and what waits in them. */
export function CompanyRow({ id, company, position, total, isChosen, isReached, onChoose }: CompanyRowProps) {
  const { companyName, todoFlag, moduleFlagList, taxStatus, invoiceStatus, lastTime, lastContent } = company;
  const fresh = moduleFlagList
    .filter(({ newMsgFlag }) => newMsgFlag)
    .map(({ module }) => moduleLabel(module));
  const marks = [
    ...(taxStatus === TAX_CONFIRMED ? ["税款已确认"] : []),
    ...(invoiceStatus === INVOICES_SENT ? ["发票已发送"] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list box has the keys and the focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select has one line
      role="option"
      aria-selected={isChosen}
      aria-posinset={position}
      aria-setsize={total}
      className={`chat-company${isChosen ? " chat-company-chosen" : ""}${isReached ? " chat-company-reached" : ""}`}
      onClick={onChoose}
    >
      <div className="chat-company-line">
        <span className="chat-company-name" title={companyName}>
          {companyName}
        </span>
        <time>{lastTime?.slice(5, 10) ?? ""}</time>
      </div>
      <div className="chat-company-last">{lastContent ?? "暂无沟通记录"}</div>
      {(fresh.length > 0 || todoFlag || marks.length > 0) && (
        <div className="chat-company-marks">
          {fresh.length > 0 && <span className="chat-fresh">{`新消息：${fresh.join("、")}`}</span>}
          {todoFlag && <span className="chat-due">有待办</span>}
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  );
}
