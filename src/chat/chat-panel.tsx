import "./chat.css";
import "../fields/fields.css";
import { Empty } from "antd";
import { useState } from "react";
import type { ChatPanelProps } from "../session/chat-port.ts";
import { CompanyPane } from "./companies/company-pane.tsx";
import { CompanyTalks } from "./company-talks.tsx";

/** The talks with clients: one talk, or all companies with the talks of the chosen one beside them. */
export function ChatPanel({ host, subject }: ChatPanelProps) {
  const [chosen, setChosen] = useState<number | null>(subject?.qyid ?? null);
  if (subject?.module !== undefined)
    return (
      <div className="chat-panel">
        <CompanyTalks host={host} subject={subject} />
      </div>
    );
  return (
    <div className="chat-panel">
      <CompanyPane host={host} chosen={chosen} onChoose={({ qyid }) => setChosen(qyid)} />
      {chosen === null ? (
        <Empty
          className="chat-notice chat-none"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="从左侧选择企业，开始沟通"
        />
      ) : (
        <CompanyTalks key={chosen} host={host} subject={{ qyid: chosen }} />
      )}
    </div>
  );
}
