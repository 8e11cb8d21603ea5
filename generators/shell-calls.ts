import { planCall } from "../src/schema/plan/plans/call-plan.ts";
import type { Project } from "../src/schema/project/project.ts";

/** Hand-written code calls these areas before, or without, any screen's plan. */
const SHELL_AREAS: ReadonlySet<string> = new Set([
  "session",
  "permission",
  "tracking",
  "userSetting",
  "version",
]);

/**
 * Calls of other areas by the header's tasks, notices, password, palette and customer service, by the talks with
 * clients and by the client's page.
 */
const SHELL_CALLS: ReadonlySet<string> = new Set([
  "chat.company.page",
  "chat.invoiceMessageStatus",
  "chat.record.page",
  "chat.record.read",
  "chat.record.submit",
  "chat.record.typing",
  "chat.record.uploadFile",
  "chat.statistics",
  "chat.todo.cancel",
  "chat.todo.detail",
  "chat.todo.done",
  "chat.todo.save",
  "chat.todo.users",
  "company.match",
  "config.branchInfo",
  "config.firmSetting.query",
  "config.taxCalendar",
  "customerService.articles",
  "customerService.ask",
  "customerService.end",
  "customerService.own",
  "customerService.say",
  "customerService.transfer",
  "miniProgram.client.answer",
  "miniProgram.client.file",
  "miniProgram.client.letter",
  "miniProgram.client.open",
  "miniProgram.client.records",
  "miniProgram.client.submit",
  "miniProgram.client.upload",
  "notice.delete",
  "notice.page",
  "notice.read",
  "notice.status",
  "taskCentre.fileList",
  "taskCentre.retry",
  "taskCentre.taskFileList",
  "user.fuzzyMatch",
  "userAdmin.checkPassword",
  "userAdmin.resetPwd",
  "workOrder.queryGdCount",
]);

/** True when hand-written code calls the operation of this id. */
export function isShellCall(id: string): boolean {
  return SHELL_CALLS.has(id) || SHELL_AREAS.has(id.split(".")[0] ?? "");
}

/** Text of `shell-calls.ts`: the wire facts that a screen's plan would bring along. */
export function emitShellCalls(project: Project): string {
  const calls = [...project.operations.values()]
    .filter(({ id }) => isShellCall(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((operation) => [operation.id, planCall(operation)]);
  return [
    "// Written by `npm run generate` from schemas/api.",
    "",
    'import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";',
    "",
    `export const shellCalls = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const satisfies {`,
    "  readonly [operationId: string]: CallPlan;",
    "};",
    "",
  ].join("\n");
}
