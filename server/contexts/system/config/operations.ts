import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import { fenToYuan } from "../../../../src/domain/money.ts";
import { yearSalesLimits } from "../../../../src/domain/tax/year-sales.ts";
import { daysLeft, filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { QUARTER_LIMIT } from "../../tax/door.ts";

/** The brand that the domain shows; the firm's own name where none has been set. */
const tenantLogo = operation("config.tenantLogo", async ({ domain }, context) => {
  const store = await RecordStore.open("tenantBrand", context);
  const brand = await store.first({ where: { domain } });
  if (brand) return { logo: brand.logo ?? null, brandName: brand.brandName };
  const { gsmc } = await context.db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  return { logo: null, brandName: gsmc };
});

/** The address of the firm, and its branches; the branch of the user is the first of its list. */
const branchInfo = operation("config.branchInfo", async ({ gsid }, { db, user, project }) => {
  assertOwnFirm(gsid, user.gsid);
  const { gsmc, dqbm } = await db.selectFrom("firm").select(["gsmc", "dqbm"]).executeTakeFirstOrThrow();
  const branches = await db
    .selectFrom("department")
    .select("deptName")
    .where("branch", "=", 1)
    .orderBy("position")
    .orderBy("deptId")
    .execute();
  const names = branches.map(({ deptName }) => deptName);
  const regions = project.enums.get("regionCode") ?? [];
  const area = regions.find(({ value }) => dqbm.startsWith(String(value)))?.label ?? dqbm;
  return { area, branchName: names[0] ?? gsmc, gsmc, branchList: names };
});

/** The days in which a period is declared, in a region. */
const taxCalendar = operation("config.taxCalendar", async (params, { clock, filingCalendar }) => {
  const { dqbm, kjnd, kjqj } = params;
  const window = filingWindow(kjnd, kjqj, filingCalendar, dqbm);
  return {
    lastDays: daysLeft(window, clock.now().slice(0, 10)),
    sbksrq: window.first,
    sbjsrq: window.last,
    isExpected: window.isExpected,
    remark: window.isExpected ? "预计：该年放假安排尚未公布，以税务机关通知为准" : null,
  };
});

/** The values above which sales are marked: the firm's usual ones, and those of companies that have their own. */
const queryWarningValues = operation("config.warningValue.query", async ({ gsid, qyid }, context) => {
  assertOwnFirm(gsid ?? context.user.gsid, context.user.gsid);
  const store = await RecordStore.open("warningValue", context);
  const latest = await store.latestPer("companyId", qyid === undefined ? {} : { where: { companyId: qyid } });
  const list = [...latest.values()].map(({ companyId, quarterWarningValue, yearWarningValue }) => ({
    companyId,
    quarterWarningValue,
    yearWarningValue,
  }));
  const [warning] = qyid === undefined ? [] : list;
  return {
    quarterWarningValue: warning?.quarterWarningValue ?? QUARTER_LIMIT,
    yearWarningValue:
      warning?.yearWarningValue ?? fenToYuan(yearSalesLimits(context.clock.now().slice(0, 7)).warnAt),
    list,
  };
});

const saveWarningValues = operation(
  "config.warningValue.batchSave",
  async ({ qyIdList, ...values }, context) => {
    if (values.yearWarningValue < values.quarterWarningValue)
      throw new Refusal("validation", "年度预警值不能小于季度预警值", [
        { path: "yearWarningValue", message: "年度预警值不能小于季度预警值" },
      ]);
    const ids = [...new Set(qyIdList)];
    const store = await RecordStore.open("warningValue", context);
    // In one order: two that come at once wait for each other in turn.
    for (const companyId of ids.toSorted((a, b) => a - b)) await keepOne(store, { companyId }, values);
    return { changedCount: ids.length };
  },
);

function assertOwnFirm(asked: number, ownFirm: number): void {
  if (asked !== ownFirm) throw new Refusal("missing", "公司不存在或不属于当前登录账号");
}

/** The operations on configuration; entries and solutions are served as records. */
export const configOperations: readonly FirmOperation[] = [
  tenantLogo,
  branchInfo,
  taxCalendar,
  queryWarningValues,
  saveWarningValues,
];
