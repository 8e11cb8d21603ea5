/** A picture of the product in the README. */
export interface Picture {
  /** In `docs/pictures`, without its ending. */
  readonly name: string;
  readonly address: string;
  /** The signed-in account. */
  readonly account: string;
  /** Text of what has to stand on the page, so that nothing half loaded is shown. */
  readonly shows: string;
  /** Names in the list that are opened first, one after the other, and where that leads. */
  readonly open?: readonly string[];
  readonly lands?: string;
}

export const PICTURES: readonly Picture[] = [
  { name: "sign-in", address: "/login", account: "", shows: "单点登录" },
  { name: "home", address: "/workbench/index", account: "chenjie", shows: "首页" },
  { name: "bookkeeping", address: "/workbench/zz/index", account: "chenjie", shows: "部分到达" },
  { name: "earning", address: "/workReport/earningReport", account: "chenjie", shows: "合计" },
  { name: "customers", address: "/customer/index", account: "chenjie", shows: "纳税人识别号" },
  { name: "customers-branch", address: "/customer/index", account: "liuwei", shows: "纳税人识别号" },
  {
    name: "customer",
    address: "/customer/index",
    open: ["上海云启信息技术有限公司"],
    lands: "/customer/detail",
    account: "chenjie",
    shows: "基本信息",
  },
  {
    name: "subjects",
    address: "/customer/index",
    open: ["上海恒达贸易有限公司", "会计科目"],
    lands: "/customer/detail",
    account: "chenjie",
    shows: "新增下级",
  },
  { name: "change-record", address: "/companyCenter/changeRecord", account: "chenjie", shows: "变更" },
  { name: "recycle-bin", address: "/companyCenter/recycleBin", account: "chenjie", shows: "还原" },
  { name: "work-orders", address: "/accountCenter/workOrder", account: "chenjie", shows: "提交确认" },
  { name: "monthly-tax", address: "/accountCenter/invoice", account: "chenjie", shows: "预估增值税及附加" },
  {
    name: "tax-basis",
    address: "/accountCenter/invoice",
    open: ["更多", "计算依据"],
    account: "chenjie",
    shows: "各税种怎么算出来的",
  },
  { name: "tax-feedback", address: "/accountCenter/TaxFeedback", account: "chenjie", shows: "涉及税额" },
  { name: "tax-progress", address: "/accountCenter/taxProgress", account: "chenjie", shows: "申报表" },
  { name: "salary", address: "/accountCenter/salary", account: "chenjie", shows: "本期申报" },
  {
    name: "salary-detail",
    address: "/accountCenter/salary",
    open: ["上海恒达贸易有限公司", "明细"],
    lands: "/accountCenter/salary/detail",
    account: "chenjie",
    shows: "基本工资",
  },
  {
    name: "salary-persons",
    address: "/accountCenter/salary",
    open: ["上海恒达贸易有限公司", "人员"],
    lands: "/accountCenter/salary/detail",
    account: "chenjie",
    shows: "新增人员",
  },
  {
    name: "salary-card",
    address: "/accountCenter/salary",
    open: ["上海恒达贸易有限公司", "工资条"],
    lands: "/accountCenter/salary/generateCard",
    account: "chenjie",
    shows: "短信发送",
  },
  { name: "bank", address: "/accountCenter/bank", account: "chenjie", shows: "采集渠道" },
  {
    name: "bank-entries",
    address: "/accountCenter/bank",
    open: ["中国工商银行上海张江支行"],
    lands: "/accountCenter/bank/edit",
    account: "chenjie",
    shows: "对方户名",
  },
  { name: "fees", address: "/chargeManagement/creditStandingBook", account: "chenjie", shows: "登记收费" },
  {
    name: "fees-year",
    address: "/chargeManagement/creditStandingBook?tab=years",
    account: "chenjie",
    shows: "6月",
  },
  {
    name: "authorised-companies",
    address: "/companyCenter/authorizeCompany",
    account: "chenjie",
    shows: "已授权",
  },
  {
    name: "contract-expenses",
    address: "/chargeManagement/contractExpenditure",
    account: "chenjie",
    shows: "合计",
  },
  {
    name: "renewal-setting",
    address: "/chargeManagement/renewalSetting",
    account: "chenjie",
    shows: "待续费客户",
  },
  { name: "digital-employee", address: "/data-smart-employees/index", account: "zhoumy", shows: "自动任务" },
  { name: "enterprise-wechat", address: "/corporationWechat/index", account: "zhoumy", shows: "绑定率" },
  { name: "operation-platform", address: "/operationPlatform", account: "zhoumy", shows: "本月收款" },
  { name: "users", address: "/setting/userManage", account: "chenjie", shows: "陈洁" },
  { name: "tags", address: "/setting/tagsManage", account: "chenjie", shows: "标签" },
  { name: "departments", address: "/basicSetting/auth/depart-staff", account: "chenjie", shows: "会计一部" },
  { name: "roles", address: "/basicSetting/auth/role-auth", account: "chenjie", shows: "主办会计" },
  { name: "rights", address: "/setting/rightsManage", account: "chenjie", shows: "专家咨询卡" },
  {
    name: "rights-trades",
    address: "/setting/rightsManage/tradeManage",
    account: "chenjie",
    shows: "登记付款",
  },
  { name: "applet-bind", address: "/setting/appletbind", account: "chenjie", shows: "已绑定" },
  { name: "rights-uses", address: "/setting/useManage", account: "chenjie", shows: "使用" },
  { name: "jinsi-trades", address: "/setting/jinsi/tradeManage", account: "chenjie", shows: "合计" },
  { name: "jinsi-uses", address: "/setting/jinsi/useManage", account: "chenjie", shows: "使用" },
  { name: "pro-card-trades", address: "/setting/proCard/tradeManage", account: "chenjie", shows: "合计" },
  { name: "pro-card-uses", address: "/setting/proCard/useManage", account: "chenjie", shows: "使用" },
  { name: "receive-rights", address: "/setting/receiveRights", account: "chenjie", shows: "活动赠送" },
  { name: "role-authority", address: "/setting/roleAuthority", account: "chenjie", shows: "拥有人数" },
  {
    name: "visit-recommend",
    address: "/achievement/customer/recommend",
    account: "chenjie",
    shows: "合同即将到期",
  },
  {
    name: "visits",
    address: "/achievement/customer/record?plans.view=calendar",
    account: "chenjie",
    shows: "填写记录",
  },
  {
    name: "opportunities",
    address: "/performance/opportunities",
    account: "chenjie",
    shows: "查看商机",
  },
  {
    name: "turn-business",
    address: "/performance/opportunities/turnBusiness?rise.view=board",
    account: "chenjie",
    shows: "开始跟进",
  },
  {
    name: "turn-business-detail",
    address: "/performance/opportunities",
    open: ["成都庆余食品有限公司"],
    lands: "/performance/turnBusinessDetail",
    account: "chenjie",
    shows: "累计成交金额",
  },
  { name: "notices", address: "/otherSetting/notices", account: "chenjie", shows: "发布公告" },
  { name: "operation-log", address: "/otherSetting/operationLog", account: "chenjie", shows: "操作" },
  {
    name: "customer-service",
    address: "/otherSetting/customerService",
    account: "chenjie",
    shows: "咨询内容",
  },
  { name: "firm-setting", address: "/otherSetting/firmSetting", account: "chenjie", shows: "页面水印" },
  { name: "jobs", address: "/otherSetting/jobs", account: "chenjie", shows: "任务" },
];
