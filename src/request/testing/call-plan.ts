import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";

/** A read without parameters, changed as the test needs. */
export function callPlan(changes: Partial<CallPlan> = {}): CallPlan {
  return {
    id: "sample.get",
    title: "示例",
    method: "get",
    path: "/api/sample",
    pathParams: [],
    queryParams: [],
    body: "none",
    effect: "read",
    permission: ["signed-in"],
    ...changes,
  };
}

/** A write with a JSON body, changed as the test needs. */
export function writePlan(changes: Partial<CallPlan> = {}): CallPlan {
  return callPlan({ id: "sample.save", method: "post", body: "json", effect: "write", ...changes });
}
