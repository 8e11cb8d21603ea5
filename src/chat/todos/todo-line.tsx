import { Button } from "antd";
import type { ChatRecord } from "../talk.ts";
import { mayCancel, type TodoState, todoState } from "./todo-state.ts";
import type { TodoActions } from "./use-todos.tsx";

interface TodoLineProps {
  readonly record: ChatRecord;
  readonly userId: number | string;
  readonly canWrite: boolean;
  readonly todos: TodoActions;
}

/** The to-do of a message: its task, its people, and its end. */
export function TodoLine({ record, userId, canWrite, todos }: TodoLineProps) {
  const state = todoState(record);
  if (state === "none") return null;
  const isBusy = todos.busyId === record.id;
  return (
    <p className="chat-todo" aria-busy={isBusy}>
      <span className={`chat-todo-${state}`}>{wordsOf(state, record)}</span>
      {canWrite && state === "mine" && (
        <Button size="small" type="link" disabled={isBusy} onClick={() => void todos.finish(record)}>
          完成待办
        </Button>
      )}
      {canWrite && mayCancel(record, userId) && (
        <Button size="small" type="link" disabled={isBusy} onClick={() => todos.cancel(record)}>
          取消待办
        </Button>
      )}
      <Button size="small" type="link" onClick={() => todos.show(record)}>
        待办详情
      </Button>
    </p>
  );
}

function wordsOf(state: TodoState, { todoUserNameList, doneUserName }: ChatRecord): string {
  if (state === "mine") return "待我处理";
  if (state === "others") return `待 ${todoUserNameList.join("、")} 处理`;
  if (state === "done") return doneUserName === null ? "待办已完成" : `${doneUserName} 已完成`;
  return "待办已取消";
}
