import { Button, Empty, Input, type InputRef, Segmented, Skeleton } from "antd";
import { useEffect, useRef, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { ChatCompany } from "../talk.ts";
import type { CompanyQuery } from "./companies-store.ts";
import { CompanyList } from "./company-list.tsx";
import { useCompanies } from "./use-companies.ts";

interface CompanyPaneProps {
  readonly host: ChatHost;
  readonly chosen: number | null;
  readonly onChoose: (company: ChatCompany) => void;
}

const ALL = -1;
const OWN = 1;
const PAUSE_MS = 300;
const START: CompanyQuery = { fuzzyMatch: "", authSelf: ALL, only: "all" };
const ONLY = [
  { value: "all", label: "全部消息" },
  { value: "news", label: "有新消息" },
  { value: "todos", label: "有我的待办" },
] as const;
const SCOPES = [
  { value: ALL, label: "全部企业" },
  { value: OWN, label: "我负责的" },
] as const;

/** The companies that the user may talk with. */
export function CompanyPane({ host, chosen, onChoose }: CompanyPaneProps) {
  const [query, setQuery] = useState(START);
  const [typed, setTyped] = useState("");
  const search = useRef<InputRef>(null);
  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(
      () => setQuery((before) => (before.fuzzyMatch === text ? before : { ...before, fuzzyMatch: text })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useCompanies(host, query);
  const { status, companies, total, further, reason, store } = found;
  return (
    <section className="chat-companies" aria-label="企业列表" aria-busy={status === "loading"}>
      <div className="chat-companies-head">
        <Input
          allowClear
          ref={search}
          aria-label="搜索企业"
          placeholder="企业名称或税号"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {host.isManager && (
          <Segmented
            block
            size="small"
            aria-label="企业范围"
            options={[...SCOPES]}
            value={query.authSelf}
            onChange={(authSelf) => setQuery({ ...query, authSelf })}
          />
        )}
        <Segmented
          block
          size="small"
          aria-label="筛选企业"
          options={[...ONLY]}
          value={query.only}
          onChange={(only) => setQuery({ ...query, only })}
        />
      </div>
      {status === "loading" && (
        <Skeleton className="chat-waiting" active title={false} paragraph={{ rows: 8 }} />
      )}
      {status === "failed" && (
        <div className="chat-notice" role="alert">
          {reason}
          <Button size="small" onClick={() => void store.load()}>
            重试
          </Button>
        </div>
      )}
      {status === "ready" && total === 0 && companies.length === 0 && (
        <Empty className="chat-notice" image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyWords(query)} />
      )}
      {status === "ready" && companies.length > 0 && (
        <CompanyList
          companies={companies}
          chosen={chosen}
          onChoose={onChoose}
          onEnd={() => void store.loadFurther()}
          foot={
            further === "failed" ? (
              <Button size="small" block onClick={() => void store.loadFurther()}>
                更多企业没有加载成功，重试
              </Button>
            ) : (
              `共 ${total} 家企业${further === "loading" ? "，正在加载更多…" : ""}`
            )
          }
        />
      )}
    </section>
  );
}

function emptyWords({ fuzzyMatch, only }: CompanyQuery): string {
  if (fuzzyMatch !== "") return "没有找到符合条件的企业";
  return only === "news" ? "没有新消息" : only === "todos" ? "没有我的待办" : "暂无可沟通的企业";
}
