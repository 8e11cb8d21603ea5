import { Radio } from "antd";
import { type ChatTag, TAGS } from "../talk.ts";

interface TagChoiceProps {
  readonly value: ChatTag | null;
  readonly onChange: (tag: ChatTag) => void;
}

/** Says if what is confirmed is right, before anything is sent. */
export function TagChoice({ value, onChange }: TagChoiceProps) {
  return (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label="确认结果"
      value={value}
      options={TAGS.map((tag) => ({ ...tag }))}
      onChange={({ target }) => onChange(target.value as ChatTag)}
    />
  );
}
