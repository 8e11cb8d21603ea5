import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import type { ChatCompany } from "../talk.ts";
import { CompanyRow } from "./company-row.tsx";

interface CompanyListProps {
  readonly companies: readonly ChatCompany[];
  readonly chosen: number | null;
  readonly onChoose: (company: ChatCompany) => void;
  readonly onEnd: () => void;
  readonly foot: ReactNode;
}

const PAGE = 8;

/** Companies to choose from. One stop of the Tab key; arrows lead through them, Enter chooses. */
export function CompanyList({ companies, chosen, onChoose, onEnd, foot }: CompanyListProps) {
  const list = useRef<VirtuosoHandle>(null);
  const id = useId();
  const [reached, setReached] = useState<number | null>(null);
  const at = companies.findIndex(({ qyid }) => qyid === (reached ?? chosen));
  const reach = (index: number) => {
    const company = companies[Math.max(0, Math.min(companies.length - 1, index))];
    if (!company) return;
    setReached(company.qyid);
    list.current?.scrollIntoView({ index: companies.indexOf(company) });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: { readonly [key: string]: number } = {
      ArrowDown: at + 1,
      ArrowUp: Math.max(0, at - 1),
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: companies.length - 1,
    };
    const index = steps[event.key];
    const company = companies[at];
    if (index !== undefined) reach(index);
    else if ((event.key === "Enter" || event.key === " ") && company) onChoose(company);
    else return;
    event.preventDefault();
  };
  const renderCompany = (index: number, company: ChatCompany) => (
    <CompanyRow
      id={`${id}-${company.qyid}`}
      company={company}
      position={index + 1}
      total={companies.length}
      isChosen={company.qyid === chosen}
      isReached={company.qyid === reached}
      onChoose={() => {
        setReached(company.qyid);
        onChoose(company);
      }}
    />
  );
  return (
    <>
      <Virtuoso
        ref={list}
        className="chat-companies-list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows one line of an option
        role="listbox"
        tabIndex={0}
        aria-label="企业"
        aria-activedescendant={at === -1 ? undefined : `${id}-${companies[at]?.qyid}`}
        onKeyDown={press}
        data={companies}
        computeItemKey={(_index, { qyid }) => qyid}
        endReached={onEnd}
        itemContent={renderCompany}
      />
      <div className="chat-companies-foot">{foot}</div>
    </>
  );
}
