import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";

export const TODO = { open: 0, done: 1, cancelled: 2 } as const;

export function isFor(todo: RecordRow<"chatTodo">, userId: number): boolean {
  return todo.userIdList.includes(userId);
}

/** The open to-dos of the user. */
export async function ownOpenTodos(context: FirmContext) {
  const store = await RecordStore.open("chatTodo", context);
  const assigned: Condition = { fields: ["userIdList"], match: "has", value: [context.user.id] };
  return { store, selection: { where: { todoStatus: TODO.open }, conditions: [assigned] } };
}

/** User id → name, of all present and former staff. */
export async function staffNames({ db }: Pick<FirmContext, "db">): Promise<ReadonlyMap<number, string>> {
  const staff = await db.selectFrom("staff").select(["userId", "name"]).execute();
  return new Map(staff.map(({ userId, name }) => [userId, name]));
}
