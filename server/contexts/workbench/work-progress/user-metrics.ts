import { periodEnd } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows } from "../../../records/query/page-rows.ts";
import { monthName } from "../../books/door.ts";
import { readDepartments, departmentsAbove } from "../../people/door.ts";
import { readProgressRows, done, share, readStaffOf, STEP } from "../../tax/door.ts";
import { within } from "../../../records/query/within.ts";
import { unfinishedByProcesser } from "../work-order/processers.ts";
import { STATUS } from "../work-order/work-order-states.ts";

/** The finished books, declarations and work orders of a month, user by user. */
export const userMetrics = operation(
  "workProgress.userMetrics",
  async ({ kjnd, kjqj, ...params }, context) => {
    const staff = await readStaffOf(context, await readProgressRows(context, { kjnd, kjqj }));
    const month = monthName({ kjnd, kjqj });
    const orders = await RecordStore.open("workOrder", context);
    const unfinished = await unfinishedByProcesser(context);
    const finished = new Map(
      (
        await orders.groupBy(["processerId"], {
          where: { status: STATUS.finished },
          conditions: within("finishTime", `${month}-01`, periodEnd(month)),
        })
      ).map(({ key, count }) => [Number(key.processerId), count]),
    );
    const departments = await readDepartments(context.db);
    const rows = staff.map(({ userId, userName, deptId, deptName, ownRows }) => {
      const due = ownRows.filter(({ states }) => states.declare !== STEP.notNeeded);
      const [bookedNum, declaredNum] = [done(ownRows, "book"), done(due, "declare")];
      return {
        userId,
        userName,
        deptIds: departmentsAbove(departments, deptId),
        deptName,
        companyNum: ownRows.length,
        arrivedNum: done(ownRows, "arrival"),
        bookedNum,
        closedNum: done(ownRows, "close"),
        dueNum: due.length,
        declaredNum,
        voucherNum: ownRows.reduce((sum, { voucherNum }) => sum + voucherNum, 0),
        gdNum: unfinished.get(userId) ?? 0,
        gdFinishedNum: finished.get(userId) ?? 0,
        bookRate: share(bookedNum, ownRows.length),
        declareRate: share(declaredNum, due.length),
      };
    });
    return narrowRows(await findOperation(context, "workProgress.userMetrics"), rows, params);
  },
);
