/** 0 from the operator of the product, 1 from the firm. */
export interface DemoNotice {
  readonly category: 0 | 1;
  readonly bizType: string;
  readonly noticeTitle: string;
  readonly noticeAbstract: string;
  readonly noticeBody: string;
}

const notice = (category: 0 | 1, bizType: string, noticeTitle: string, body: string): DemoNotice => ({
  category,
  bizType,
  noticeTitle,
  noticeAbstract: body.slice(0, 60),
  noticeBody: `<p>${body}</p>`,
});

/** Newest first. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  notice(
    0,
    "deadline",
    "本月申报期限提醒",
    "请各位同事在申报期截止前完成增值税、附加税费和个人所得税的申报，并核对扣款结果。",
  ),
  notice(
    0,
    "system",
    "税款确认页面升级完成",
    "税款确认列表新增“近12个月累计销售额”提示，超过标准时会标红显示，请留意客户的登记标准。",
  ),
  notice(
    1,
    "firm",
    "关于规范客户资料交接的通知",
    "客户转交时请在系统中完成派工调整，并把合同、证照和银行资料一并移交，双方签字留存。",
  ),
  notice(
    0,
    "policy",
    "小微企业所得税优惠政策延续",
    "符合条件的小型微利企业继续减按规定税率缴纳企业所得税，请在季度申报前核对从业人数和资产总额。",
  ),
  notice(
    1,
    "firm",
    "十一月财税沙龙报名",
    "本月最后一个周五下午举办客户财税沙龙，请客户经理在周三前报送参会名单。",
  ),
  notice(
    0,
    "task",
    "您有采集失败的任务",
    "部分客户的发票采集没有成功，原因多为税局登录信息过期，请在报税账户中更新后重新采集。",
  ),
  notice(
    0,
    "system",
    "发票采集服务维护通知",
    "本周六晚间发票采集服务例行维护，维护期间采集任务会排队等候，不影响已采集的数据。",
  ),
  notice(1, "firm", "办公时间调整", "下月起前台接待时间调整为每天八点半到十七点半，客户到访请提前预约。"),
  notice(
    0,
    "policy",
    "数电发票红字确认流程说明",
    "开具红字发票前需要先发起红字确认，购买方已用于申报抵扣的，由双方确认后再开具。",
  ),
  notice(
    0,
    "deadline",
    "社保缴费基数申报提醒",
    "年度社保缴费基数申报即将截止，请提醒客户尽快核对员工工资总额。",
  ),
  notice(
    1,
    "firm",
    "年度优秀客户经理评选",
    "评选依据为续费率、客户拜访和客户满意度，请各部门在本周内完成自评。",
  ),
  notice(0, "system", "个税扣缴批量导入上线", "薪酬页面支持批量导入专项附加扣除，模板可在页面右上角下载。"),
];
