import type { ChatRecord } from "../talk.ts";

const OPEN = 0;
const DONE = 1;
const CANCELLED = 2;

/** The to-do of a message as the user sees it; `others`: for colleagues. */
export type TodoState = "none" | "mine" | "others" | "done" | "cancelled";

export function todoState({ todoStatus, todoMineFlag, doneUserId }: ChatRecord): TodoState {
  if (todoStatus === DONE || doneUserId !== null) return "done";
  if (todoStatus === CANCELLED) return "cancelled";
  if (todoStatus !== OPEN) return "none";
  return todoMineFlag ? "mine" : "others";
}

/** Its assignees and its giver may take it back. */
export function mayCancel(record: ChatRecord, userId: number | string): boolean {
  const state = todoState(record);
  return state === "mine" || (state === "others" && String(record.todoFromUserId) === String(userId));
}
