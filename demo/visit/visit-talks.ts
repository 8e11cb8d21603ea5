/** The topics of visits. */
export interface DemoVisitTopic {
  readonly purpose: string;
  readonly title: string;
  readonly purposeText: string;
  readonly content: string;
  readonly demand: string | null;
  readonly nextWork: string | null;
}

export const DEMO_VISIT_TOPICS: readonly DemoVisitTopic[] = [
  {
    purpose: "care",
    title: "季度客户关怀",
    purposeText: "了解近期经营情况，收集对服务的意见",
    content: "客户近期订单稳定，对按时申报和资料交接比较满意，希望每月增加一次经营数据说明。",
    demand: "每月提供一页经营数据说明",
    nextWork: "下月起随报表附经营数据说明",
  },
  {
    purpose: "renewal",
    title: "年度续费沟通",
    purposeText: "沟通下一年度服务内容和费用",
    content: "介绍了下一年度服务方案，客户认可服务质量，对费用调整有疑问，已逐项说明增加的工作量。",
    demand: "希望按季付款",
    nextWork: "拟定按季付款的续签合同",
  },
  {
    purpose: "opportunity",
    title: "增值服务方案沟通",
    purposeText: "推进已识别的增购需求",
    content: "现场演示了办理流程和资料清单，客户负责人表示与股东商量后答复。",
    demand: null,
    nextWork: "三天内发送正式报价",
  },
  {
    purpose: "introduce",
    title: "上下游客户转介绍沟通",
    purposeText: "了解客户上下游企业的财税服务情况",
    content: "客户愿意引荐两家长期合作的供应商，对方目前由兼职会计做账。",
    demand: null,
    nextWork: "准备转介绍优惠说明",
  },
  {
    purpose: "risk",
    title: "财税风险提示",
    purposeText: "说明体检发现的风险和整改办法",
    content: "逐项说明了体检报告中的风险，客户确认部分成本发票尚未取得，同意在季度结束前补齐。",
    demand: "需要一份补票清单",
    nextWork: "整理缺票清单发给客户",
  },
  {
    purpose: "taxReport",
    title: "季度财税情况汇报",
    purposeText: "汇报本季度税负、利润和申报情况",
    content: "汇报了本季度的收入、税负和利润情况，解释了税负率变动的原因，客户没有异议。",
    demand: null,
    nextWork: null,
  },
  {
    purpose: "complaint",
    title: "服务问题处理",
    purposeText: "处理客户反映的资料退回不及时的问题",
    content: "核实了资料退回延误的经过并致歉，双方约定资料每月十日前退回，由专人负责登记。",
    demand: "资料每月十日前退回",
    nextWork: "建立资料交接登记表",
  },
  {
    purpose: "handover",
    title: "服务会计交接拜访",
    purposeText: "介绍新的服务会计，确认交接事项",
    content: "介绍了新的服务会计，核对了在办事项和资料清单，客户对交接安排没有意见。",
    demand: null,
    nextWork: "一周内回访交接情况",
  },
];

export const DEMO_DELAYS: readonly string[] = ["客户临时出差", "与客户的会议冲突", "资料还没有准备齐"];
export const DEMO_CANCELS: readonly string[] = [
  "客户改为电话沟通",
  "需求已在微信中解决",
  "客户更换了负责人，另行约定",
];
export const DEMO_RELATION_REASONS: readonly string[] = [
  "多次当面沟通，客户主动介绍经营情况",
  "续签顺利，客户对服务表示认可",
  "近半年没有联系，负责人已更换",
  "处理投诉后关系有所恢复",
];
