import { App } from "antd";
import { type ReactNode, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";
import type { ChatRecord } from "../talk.ts";
import { TodoDetail } from "./todo-detail.tsx";
import { TodoDialog } from "./todo-dialog.tsx";
import { todoState } from "./todo-state.ts";

export interface TodoActions {
  /** The message whose to-do is being changed. */
  readonly busyId: number | null;
  readonly assign: (record: ChatRecord) => void;
  readonly finish: (record: ChatRecord) => Promise<void>;
  readonly cancel: (record: ChatRecord) => void;
  readonly show: (record: ChatRecord) => void;
  readonly element: ReactNode;
}

type Opened = { readonly kind: "assign" | "detail"; readonly record: ChatRecord };

/** The actions on the to-dos of messages; after each the newest state of the message is read. */
export function useTodos(host: ChatHost, reread: (id: number) => Promise<void>): TodoActions {
  const { message, modal } = App.useApp();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const perform = async (
    operation: "chat.todo.done" | "chat.todo.cancel",
    { id }: ChatRecord,
    done: string,
  ) => {
    setBusyId(id);
    try {
      await host.client.call(operation, { dataId: id }, IN_PLACE);
      void message.success(done);
    } catch (error) {
      void message.error(reasonOf(error));
    }
    // Also after a refusal: another user may have been quicker.
    await reread(id).catch(() => null);
    setBusyId(null);
  };
  const close = () => setOpened(null);
  return {
    busyId,
    assign: (record) => {
      const state = todoState(record);
      if (state === "mine" || state === "done") void message.warning("请先取消待办");
      else setOpened({ kind: "assign", record });
    },
    finish: (record) => perform("chat.todo.done", record, "待办已完成"),
    cancel: (record) =>
      void modal.confirm({
        title: "取消这条待办？",
        content: "取消后执行人不再看到它，可以重新指派。",
        okText: "取消待办",
        cancelText: "返回",
        onOk: () => perform("chat.todo.cancel", record, "待办已取消"),
      }),
    show: (record) => setOpened({ kind: "detail", record }),
    element:
      opened?.kind === "assign" ? (
        <TodoDialog
          host={host}
          record={opened.record}
          onClose={close}
          onSaved={() => {
            close();
            void message.success("待办已指派");
            void reread(opened.record.id).catch(() => null);
          }}
        />
      ) : (
        opened && <TodoDetail host={host} record={opened.record} onClose={close} />
      ),
  };
}
