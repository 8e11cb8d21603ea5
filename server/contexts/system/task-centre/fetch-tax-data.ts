import { periodLabel } from "../../../../src/domain/period.ts";
import { companiesOf, servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { monthName } from "../../books/door.ts";
import { sendTask, CJZT, isOpen, taskState, taskStates, readCompany } from "../../clients/door.ts";

const TAX_TASK = 1;

/** Starts the collection of tax data for companies that can have one; refuses all when none of them can. */
export const fetchTaxData = operation(
  "taskCentre.taxData.fetch",
  async ({ companyIdList, ...period }, context) => {
    const { successQyIdList, failList } = await checkCompanies({ companyIdList, ...period }, context);
    const [failure] = failList;
    if (successQyIdList.length === 0 && failure) throw new Refusal("rule", failure.reason);
    const taskidList: string[] = [];
    for (const qyid of successQyIdList) {
      const { taskid } = await sendTask.handle({ qyid, ...period }, context);
      taskidList.push(taskid);
    }
    context.concerns(`${taskidList.length} 家企业的税务数据`);
    return { startNum: taskidList.length, taskidList };
  },
);

/** The companies that could be collected now, and the reasons against the others. */
export const checkFetch = operation(
  "taskCentre.batchFetchCheck",
  async (params, context) => await checkCompanies(params, context),
);

async function checkCompanies(
  { companyIdList, kjnd, kjqj }: ParamsOf<"taskCentre.batchFetchCheck">,
  context: FirmContext,
) {
  const month = monthName({ kjnd, kjqj });
  const served = await companiesOf(context.db, companyIdList, servedIn(month));
  const store = await RecordStore.open("collectTask", context);
  const successQyIdList: number[] = [];
  const failList: { qyid: number; companyName: string; reason: string }[] = [];
  for (const qyid of companyIdList) {
    const { companyName } = await readCompany(context, qyid);
    const waiting = { qyid, taskKind: TAX_TASK, cjzt: [CJZT.waiting, CJZT.collecting] };
    const open = await store.first({ where: waiting });
    const busy = open !== undefined && isOpen(await taskState(open, context));
    const fail = (reason: string) => failList.push({ qyid, companyName, reason: `${companyName}${reason}` });
    if (!served.has(qyid)) fail(`${periodLabel(month)}不在服务期内，不能取数`);
    else if (busy) fail("正在取数，请等待完成");
    else successQyIdList.push(qyid);
  }
  return { successQyIdList, failList };
}

/** The collections of tax data that were started, newest first. */
export const fetchStatus = operation(
  "taskCentre.taxData.fetchStatus",
  async ({ companyId, ...period }, context) => {
    const store = await RecordStore.open("collectTask", context);
    const where = { taskKind: TAX_TASK, ...period, ...(companyId !== undefined && { qyid: companyId }) };
    const tasks = await store.list({ where, order: [{ field: "createTime", descending: true }] });
    const states = await taskStates(tasks, context);
    return tasks.map((task, index) => ({
      ...pickFields(task, ["qyid", "companyName", "taskid", "message", "startTime", "endTime"]),
      cjzt: states[index] ?? null,
    }));
  },
);
