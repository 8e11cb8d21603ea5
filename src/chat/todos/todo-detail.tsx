import statuses from "../../../schemas/enums/chatTodoStatus.json" with { type: "json" };
import { Alert, Descriptions, Modal, Skeleton } from "antd";
import { useEffect, useState } from "react";
import type { Operations } from "../../generated/operations/index.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";
import type { ChatRecord } from "../talk.ts";

interface TodoDetailProps {
  readonly host: ChatHost;
  readonly record: ChatRecord;
  readonly onClose: () => void;
}

type Todo = Operations["chat.todo.detail"]["result"];

/** The to-do of a message as the server has it now. */
export function TodoDetail({ host, record, onClose }: TodoDetailProps) {
  const [todo, setTodo] = useState<Todo | string | null>(null);
  const { id } = record;
  useEffect(() => {
    let isWanted = true;
    void host.client
      .call("chat.todo.detail", { dataId: id }, IN_PLACE)
      .catch(reasonOf)
      .then((answer) => {
        if (isWanted) setTodo(answer);
        return null;
      });
    return () => {
      isWanted = false;
    };
  }, [host, id]);
  return (
    <Modal
      open
      title="待办详情"
      closable={{ "aria-label": "关闭" }}
      width={480}
      footer={null}
      onCancel={onClose}
    >
      {todo === null && <Skeleton active title={false} />}
      {typeof todo === "string" && <Alert type="error" showIcon message={todo} />}
      {todo !== null && typeof todo !== "string" && (
        <Descriptions column={1} size="small" items={itemsOf(todo)} />
      )}
    </Modal>
  );
}

function itemsOf(todo: Todo) {
  const status = statuses.values.find(({ value }) => value === todo.todoStatus)?.label;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ["待办说明", todo.content],
    ["状态", status],
    ["执行人", todo.userNameList.join("、")],
    ["发起人", todo.fromUserName],
    ["创建时间", todo.createTime],
    ["完成人", todo.doneUserName],
    ["完成时间", todo.doneTime],
  ];
  return facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []));
}
