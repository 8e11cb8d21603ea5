import { SearchOutlined } from "@ant-design/icons";
import { Badge, Button, Skeleton, Tabs } from "antd";
import { useState } from "react";
import type { ChatHost, ChatSubject } from "../session/chat-port.ts";
import { useCompany } from "./companies/use-company.ts";
import { EMPTY_DRAFT, readDraft } from "./composer/draft-store.ts";
import { Conversation } from "./conversation.tsx";
import { RecordFilterBar } from "./records/record-filters.tsx";
import type { RecordFilters } from "./records/records-reader.ts";
import { type ChatCompany, type ChatModule, MODULES, moduleLabel, readModule, talkKey } from "./talk.ts";

interface CompanyTalksProps {
  readonly host: ChatHost;
  readonly subject: ChatSubject;
}

/** The talks with one company: that of the requested module, or one of all. */
export function CompanyTalks({ host, subject }: CompanyTalksProps) {
  const { state, load } = useCompany(host, subject.qyid, subject.period);
  if (state.status === "loading")
    return <Skeleton className="chat-waiting" active title={false} paragraph={{ rows: 8 }} />;
  if (state.status === "failed")
    return (
      <div className="chat-notice" role="alert">
        {state.reason}
        <Button size="small" onClick={load}>
          重试
        </Button>
      </div>
    );
  return <Talks host={host} subject={subject} company={state.company} />;
}

const NO_FILTERS: RecordFilters = {};

function Talks({ host, subject, company }: CompanyTalksProps & { readonly company: ChatCompany }) {
  const fixed = readModule(subject.module);
  const [module, setModule] = useState<ChatModule>(() => fixed ?? firstOf(host, company));
  const [isSearching, setSearching] = useState(false);
  const [filters, setFilters] = useState(NO_FILTERS);
  const { qyid, companyName, taxlayerNo } = company;
  const leaveSearch = () => {
    setSearching(false);
    setFilters(NO_FILTERS);
  };
  return (
    <section className="chat-company-talks" aria-label={`与 ${companyName} 的沟通`}>
      <header className="chat-head">
        <div className="chat-head-names">
          <h2>{companyName}</h2>
          <span>{fixed === undefined ? taxlayerNo : `${taxlayerNo} · ${moduleLabel(fixed)}`}</span>
        </div>
        <Button
          size="small"
          icon={<SearchOutlined />}
          aria-expanded={isSearching}
          onClick={() => (isSearching ? leaveSearch() : setSearching(true))}
        >
          {isSearching ? "退出查找" : "查找记录"}
        </Button>
      </header>
      {fixed === undefined && (
        <Tabs
          className="chat-modules"
          size="small"
          activeKey={`${module}`}
          onChange={(key) => {
            leaveSearch();
            setModule(readModule(Number(key)) ?? module);
          }}
          items={MODULES.map(({ value, label }) => ({
            key: `${value}`,
            label: <ModuleLabel label={label} isFresh={isFresh(company, value)} />,
          }))}
        />
      )}
      {isSearching && (
        <RecordFilterBar key={`filters ${module}`} host={host} qyid={qyid} onChange={setFilters} />
      )}
      <Conversation
        key={`talk ${module}`}
        host={host}
        talk={{ qyid, module }}
        companyName={companyName}
        month={company}
        filters={filters}
        isSearched={isSearching}
      />
    </section>
  );
}

function ModuleLabel({ label, isFresh: fresh }: { readonly label: string; readonly isFresh: boolean }) {
  return (
    <Badge dot={fresh} offset={[4, 2]}>
      {label}
      {fresh && <span className="chat-said">（有新消息）</span>}
    </Badge>
  );
}

function isFresh({ moduleFlagList }: ChatCompany, module: ChatModule): boolean {
  return moduleFlagList.some((flag) => flag.module === module && flag.newMsgFlag);
}

/** The module with a message that is half written, else one with something new, else 其他. */
function firstOf(host: ChatHost, company: ChatCompany): ChatModule {
  const { qyid } = company;
  const isBegun = (module: ChatModule) => readDraft(host, talkKey({ qyid, module })) !== EMPTY_DRAFT;
  const first =
    MODULES.find(({ value }) => isBegun(value)) ?? MODULES.find(({ value }) => isFresh(company, value));
  return first?.value ?? 0;
}
