import { Input, type InputRef, Select } from "antd";
import type { Dayjs } from "dayjs";
import { useEffect, useRef, useState } from "react";
import { pickersOf } from "../../fields/antd/pickers-of.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { useColleagues } from "../todos/use-colleagues.ts";
import type { RecordFilters } from "./records-reader.ts";

interface RecordFilterBarProps {
  readonly host: ChatHost;
  readonly qyid: number;
  readonly onChange: (change: (before: RecordFilters) => RecordFilters) => void;
}

const PAUSE_MS = 300;
const DAY = "YYYY-MM-DD";

/** Looks for messages by their words, who sent them and when. */
export function RecordFilterBar({ host, qyid, onChange }: RecordFilterBarProps) {
  const colleagues = useColleagues(host, qyid);
  const { RangePicker } = pickersOf(host.today());
  const [typed, setTyped] = useState("");
  const words = useRef<InputRef>(null);
  useEffect(() => words.current?.focus(), []);
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(
      () =>
        onChange((before) => {
          if ((before.fuzzyMatch ?? "") === text) return before;
          const { fuzzyMatch: _before, ...others } = before;
          return text === "" ? others : { ...others, fuzzyMatch: text };
        }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const setDays = (days: readonly (Dayjs | null)[] | null) =>
    onChange(({ startTime: _start, endTime: _end, ...others }) => {
      const [from, to] = days ?? [];
      return {
        ...others,
        ...(from && { startTime: `${from.format(DAY)} 00:00:00` }),
        ...(to && { endTime: `${to.format(DAY)} 23:59:59` }),
      };
    });
  const setPeople = (people: readonly number[]) =>
    onChange(({ fromUserIdList: _before, ...others }) =>
      people.length === 0 ? others : { ...others, fromUserIdList: people },
    );
  return (
    <search className="chat-filters">
      <Input
        allowClear
        ref={words}
        size="small"
        aria-label="消息内容"
        placeholder="消息内容"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RangePicker
        size="small"
        aria-label="发送时间"
        placeholder={["开始日期", "结束日期"]}
        allowEmpty={[true, true]}
        onChange={setDays}
      />
      <Select<number[]>
        allowClear
        mode="multiple"
        size="small"
        maxTagCount={1}
        aria-label="发送员工"
        placeholder="发送员工"
        optionFilterProp="label"
        loading={colleagues.people === null}
        options={colleagues.people?.map(({ userId, userName }) => ({ value: userId, label: userName })) ?? []}
        onChange={setPeople}
      />
    </search>
  );
}
