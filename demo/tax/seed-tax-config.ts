import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";

const ENTRIES: readonly (readonly [fatherKey: string, configKey: string, value: string, remark: string])[] = [
  ["tax", "appScan", "1", "个税 App 扫码登录试用"],
  ["tax", "collectTimes", "5,6", "提前采集的默认时间"],
  ["tax", "advanceCollectDays", "1,2,3,4,5,6,7,8,9,10", "可选的提前采集日"],
  ["invoice", "defaultRisk", "0,1", "勾选列表默认显示的风险等级"],
  ["invoice", "defaultStatus", "0,3", "勾选列表默认显示的发票状态"],
  ["", "servicePhone", "400-600-1024", "客服电话"],
];

const SOLUTIONS: readonly (readonly [questionNo: string, reason: string, solution: string])[] = [
  [
    "2023",
    "电子税务局要求补充身份证号",
    "请在税局账号验证中选择 Pro 验证并填写办税人员身份证号；广西、四川地区请先到税务局找回密码。",
  ],
  ["2035", "电子税务局密码已失效", "请登录电子税务局重置密码后，回到税局账号验证重新提交。"],
  ["2059", "用户名不明确或仍在使用初始密码", "请登录电子税务局确认用户名，并修改初始密码后重新验证。"],
  ["2061", "办税人员未完成实名认证", "请办税人员在电子税务局 App 完成实名认证后重新验证。"],
  ["3001", "当期申报表尚未作废", "请先在电子税务局作废当期增值税申报表，再重新统计确认。"],
  ["3002", "附表数据与上期留抵税额不一致", "请核对上期申报表的期末留抵税额，重新计算税款后再提交申报。"],
];

/** Of these the steps are drawn: public/solutions. */
const ILLUSTRATED: ReadonlySet<string> = new Set(["2059", "2061"]);
const pictureOf = (questionNo: string) => `/solutions/${questionNo}.svg`;

/** Configuration, solutions of known problems, and companies with warning values of their own. */
export async function seedTaxConfig(world: DemoWorld, companies: readonly DemoCompany[]): Promise<void> {
  const createTime = world.daysAgo(320);
  await world.insertOnce(
    "configEntry",
    ENTRIES.map(([fatherKey, configKey, configValue, remark]) => ({
      createTime,
      fields: { fatherKey, configKey, configValue, remark },
    })),
  );
  await world.insertOnce(
    "errorSolution",
    SOLUTIONS.map(([questionNo, reason, solution]) => ({
      createTime,
      fields: {
        questionNo,
        reason,
        solution,
        imageUrl: ILLUSTRATED.has(questionNo) ? pictureOf(questionNo) : null,
      },
    })),
  );
  await world.insertOnce("tenantBrand", [
    { createTime, fields: { domain: `firm${world.gsid}.example.com`, logo: null, brandName: "财税工作台" } },
  ]);
  await world.insert(
    "warningValue",
    companies
      .filter(({ companyId }) => companyId % 6 === 1)
      .map(({ companyId }) => ({
        companyId,
        createTime: world.daysAgo(90),
        fields: { quarterWarningValue: 280_000, yearWarningValue: 4_500_000 },
      })),
  );
  await world.insert(
    "invoiceMoveConfig",
    companies
      .filter(({ companyId }) => companyId % 10 === 3)
      .map(({ companyId }) => ({
        companyId,
        createTime: world.daysAgo(60),
        fields: { hintShown: 1, moveToNext: companyId % 20 === 3 ? 0 : 1 },
      })),
  );
}
