import { Drawer, Input, List, Space, Tabs } from "antd";
import { useLayoutEffect, useRef, useState } from "react";
import modules from "../../../schemas/enums/chatModule.json" with { type: "json" };
import { call } from "./product-call.ts";
import { show } from "./show.tsx";

interface ChatRecord {
  readonly id: number;
  readonly chatMineFlag: boolean;
  readonly fromUserName: string;
  readonly createTime: string;
  readonly content: string;
}

const CHAT = "/api/fcp/application/message/chat";
const MOST_RECORDS = 1500;
const OTHER_TALK = "0";
const NOTHING: readonly ChatRecord[] = [];
const qyid = Number(new URLSearchParams(window.location.search).get("company"));

async function readRecords(module: string, more: object = {}): Promise<readonly ChatRecord[]> {
  const asked = { qyid, module: Number(module), ...more, pageNum: 1, pageSize: MOST_RECORDS };
  const { data } = await call<{ readonly data: readonly ChatRecord[] }>(`${CHAT}/record/page`, asked);
  return data.toReversed();
}

function AntdChatPage() {
  const [module, setModule] = useState(OTHER_TALK);
  const [records, setRecords] = useState(NOTHING);
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (records.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [records]);
  const openTalk = async (chosen: string) => {
    setModule(chosen);
    setRecords(NOTHING);
    setRecords(await readRecords(chosen));
  };
  const send = async () => {
    const message = { qyid, module: Number(module), content: text, chatMineFlag: true, source: "web" };
    setText("");
    const { id } = await call<{ readonly id: number }>(`${CHAT}/record/submit`, message);
    setRecords([...records, ...(await readRecords(module, { idList: [id] }))]);
  };
  return (
    <Drawer open width={900} title="企业沟通">
      <Tabs
        activeKey={module}
        onChange={(key) => void openTalk(key)}
        items={modules.values.map(({ value, label }) => ({ key: String(value), label }))}
      />
      <div ref={list} style={{ height: 700, overflow: "auto" }}>
        <List
          rowKey="id"
          dataSource={[...records]}
          renderItem={({ chatMineFlag, fromUserName, createTime, content }) => (
            <List.Item>
              <List.Item.Meta
                title={
                  <Space>
                    <span className="writer">{chatMineFlag ? "我" : fromUserName}</span>
                    <span className="time">{createTime.slice(11, 16)}</span>
                  </Space>
                }
                description={content}
              />
            </List.Item>
          )}
        />
      </div>
      <Input.TextArea
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          void send();
        }}
      />
    </Drawer>
  );
}

show(<AntdChatPage />);
