import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import { STAFF } from "../../../records/query/search-names.ts";
import { companyScope } from "../../../access/company-scope.ts";
import { departmentsUnder } from "../../people/door.ts";
import { declaredTaxes } from "../../tax/door.ts";
import { openByType } from "./list-work-orders.ts";
import { logWorkOrder } from "./log-work-order.ts";
import { processersOf, unfinishedByProcesser } from "./processers.ts";
import { taxOfSubType, typeOf } from "./work-order-types.ts";

/** The types of orders with their subtypes. */
export const workOrderTypes = operation("workOrder.typeList", async (_params, context) => {
  const { enums } = context.project;
  const open = await openByType(context);
  const subTypes = enums.get("workOrderSubType") ?? [];
  return (enums.get("workOrderType") ?? []).map(({ value, label }) => ({
    type: Number(value),
    name: label,
    dclNum: open.get(Number(value)) ?? 0,
    children: subTypes
      .filter((entry) => typeOf(Number(entry.value)) === value)
      .map((entry) => ({
        subType: Number(entry.value),
        name: entry.label,
        szid: taxOfSubType(Number(entry.value)),
      })),
  }));
});

/** The tax that a subtype is about. */
export const taxBySubType = operation(
  "workOrder.getSzIdBySubType",
  async ({ id }) => await Promise.resolve({ szid: taxOfSubType(id) }),
);

/** The taxes that a company declares for a period. */
export const declarationsOf = operation(
  "workOrder.querySbszIdList",
  async (month, { db }) => await declaredTaxes(db, month),
);

/** The users who can process the orders of a company, the best choice first. */
export const processerIds = operation("workOrder.queryProcesserIds", async ({ qyid }, context) => {
  const able = await processersOf(context, qyid);
  const load = await unfinishedByProcesser(context);
  const staff = await context.db
    .selectFrom("staff")
    .select(["userId", "name"])
    .where("userId", "in", able)
    .execute();
  const names = new Map(staff.map(({ userId, name }) => [userId, name]));
  return able.map((processerId) => ({
    processerId,
    processerName: names.get(processerId) ?? "",
    dclNum: load.get(processerId) ?? 0,
  }));
});

/** The users who work here, with the number of their orders; of a company those who can process its orders. */
export const colleagues = operation(
  "workOrder.queryColleague",
  async ({ keyword, deptId, qyid }, context) => {
    const { db } = context;
    const all = db
      .selectFrom("staff")
      .innerJoin("department", "department.deptId", "staff.deptId")
      .select([
        "staff.userId",
        "staff.name as userName",
        "staff.account",
        "staff.deptId",
        "department.deptName",
      ])
      .where("staff.status", "=", 1)
      .where("staff.isRemove", "=", 0)
      .orderBy("staff.userId");
    const described = await findOperation(context, "workOrder.queryColleague");
    let narrowed = narrowTable(all, described, COLLEAGUE_COLUMNS, { keyword });
    if (deptId !== undefined)
      narrowed = narrowed.where("staff.deptId", "in", await departmentsUnder(db, deptId));
    const able = qyid === undefined ? undefined : await processersOf(context, qyid);
    const staff = await narrowed.execute();
    const load = await unfinishedByProcesser(context);
    return staff
      .filter((colleague) => able?.includes(colleague.userId) ?? true)
      .map((colleague) => ({ ...colleague, dclNum: load.get(colleague.userId) ?? 0 }));
  },
);

const COLLEAGUE_COLUMNS: TableColumns = { userName: STAFF, account: "staff.account" };

const FACTORY = 4;

/** The role of the user among those who handle orders. */
export const tenantRoleType = operation("workOrder.getTenantRoleType", async (_params, { db, user }) => {
  const { productType } = await db.selectFrom("firm").select("productType").executeTakeFirstOrThrow();
  return {
    tenantType: productType === FACTORY ? "factory" : "agency",
    roleType: user.userKind === "ordinary" ? "processer" : "manager",
    seesAll: (await companyScope(db, user)) === null ? 1 : 0,
    canTransfer: mayCall(user.grants, ["accountingCentre.workOrders.transfer"], "write") ? 1 : 0,
  };
});

/** The whole number behind the mask; the operation log and the order keep who looked at it. */
export const unlockPhone = operation("workOrder.unlockPhone", async ({ id }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const [order] = await orders.take([id]);
  const phone = order?.lxrPhone ?? null;
  if (!order || phone === null) throw new Refusal("missing", "该工单没有登记联系电话");
  const { status } = order;
  const lxrName = order.lxrName;
  const beforeStatus = status;
  await logWorkOrder(context, order, { event: "unlock", content: "查看联系人手机号", beforeStatus });
  context.concerns(`${order.gdbh}联系人${lxrName ?? ""}的手机号`);
  return { lxrName, lxrPhone: phone };
});
