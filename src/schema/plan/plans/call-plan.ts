import type { Operation } from "../../project/operation.ts";
import type { CallPlan } from "./screen-plan.ts";

/** The facts of an operation that matter on the wire, and nothing else of it. */
export function planCall(operation: Operation): CallPlan {
  const namesIn = (place: "path" | "query") =>
    operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  return {
    id: operation.id,
    title: operation.title,
    method: operation.method as CallPlan["method"],
    path: operation.path,
    pathParams: namesIn("path"),
    queryParams: namesIn("query"),
    body: operation.body,
    ...(operation.answer === "file" && { answer: "file" }),
    effect: operation.effect,
    permission: operation.permission,
    ...(operation.paging && { paging: operation.paging }),
    ...(operation.sort && { sort: operation.sort }),
    ...(operation.job && { job: operation.job }),
    ...(operation.fullBody && { fullBody: true }),
    ...(operation.kept.length > 0 && { kept: operation.kept }),
    ...(operation.noLoading && { noLoading: true }),
    ...(operation.quietCodes.length > 0 && { quietCodes: operation.quietCodes }),
    ...(operation.timeoutMessage !== undefined && { timeoutMessage: operation.timeoutMessage }),
  };
}
