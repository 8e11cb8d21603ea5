import "./conflict-dialog.css";
import { Modal } from "antd";
import { useId, useRef, useState } from "react";
import type { FieldEnvironment, FieldView } from "../../../fields/field-view.ts";
import { Button } from "../../button.tsx";
import { useLostEscape } from "../../dialog/use-lost-escape.ts";
import { type Choice, type Conflict, changeOf } from "./conflict.ts";
import { DifferenceValue } from "./difference-value.tsx";

export interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  /** Path of a field → whose value stays. */
  readonly onMerge: (choices: ReadonlyMap<string, Choice>) => void;
  readonly onReload: () => void;
  readonly onGoOn: () => void;
}

/**
 * The user's values beside the saved ones, field by field. A field that only the other user has changed starts with
 * the saved value; Esc returns to the form.
 */
export function ConflictDialog({
  conflict,
  fields,
  environment,
  onMerge,
  onReload,
  onGoOn,
}: ConflictDialogProps) {
  const { stale, differences } = conflict;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(differences.filter((row) => !row.changedByMe).map(({ path }) => [path, "theirs"])),
  );
  const group = useId();
  const tableRef = useRef<HTMLTableElement>(null);
  useLostEscape(true, onGoOn);
  const isDecided = differences.every(({ path }) => choices.has(path));
  const option = (path: string, title: string, choice: Choice, value: unknown) => {
    const difference = differences.find((candidate) => candidate.path === path);
    return (
      <label className="conflict-option">
        <input
          type="radio"
          name={`${group}-${path}`}
          aria-label={`${title}：${choice === "mine" ? "保留我的" : "采用对方的"}`}
          checked={choices.get(path) === choice}
          onChange={() => setChoices(new Map([...choices, [path, choice]]))}
        />
        <span className="conflict-value">
          <DifferenceValue plan={difference?.plan} value={value} fields={fields} environment={environment} />
        </span>
      </label>
    );
  };
  return (
    <Modal
      open
      title={`「${stale.name ?? "这条数据"}」已被他人修改`}
      width={720}
      closable={{ "aria-label": "关闭" }}
      maskClosable={false}
      onCancel={onGoOn}
      afterOpenChange={(isOpen) => {
        if (isOpen) tableRef.current?.querySelector<HTMLElement>("input:not(:checked), input")?.focus();
      }}
      footer={
        <div className="conflict-actions">
          <Button onClick={onReload}>放弃我的修改，载入最新内容</Button>
          <Button onClick={onGoOn}>继续编辑</Button>
          <Button
            look="primary"
            {...(!isDecided && { off: "请先为每一项选择要保留的内容" })}
            onClick={() => onMerge(choices)}
          >
            合并并保存
          </Button>
        </div>
      }
    >
      <p>{`在您打开之后，${changeOf(stale)}保存了修改。请逐项选择要保留的内容。`}</p>
      <table className="conflict-table" ref={tableRef}>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">我的</th>
            <th scope="col">{`对方的（${stale.changedBy ?? "他人"}）`}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, title, mine, theirs }) => (
            <tr key={path}>
              <th scope="row">{title}</th>
              <td>{option(path, title, "mine", mine)}</td>
              <td>{option(path, title, "theirs", theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
