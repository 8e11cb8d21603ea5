/** The talk about one module: the client asks, the accountant answers. */
export interface DemoTalk {
  /** 0 other, 1 invoices, 2 bank statements, 3 payroll, 4 taxes. */
  readonly module: number;
  readonly question: string;
  /** The client's answer to a notice of tax: 9 data correct, 1 doubtful. */
  readonly tag?: 9 | 1;
  readonly answer: string;
  /** The to-do that the accountant notes down. */
  readonly todo: string;
}

export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    module: 1,
    question: "上个月有两张进项发票还没有收到，能先做账吗？",
    answer: "可以先暂估入账，收到发票后我再替您冲回。",
    todo: "收到补寄的进项发票后冲回暂估",
  },
  {
    module: 4,
    question: "税款比上个月多了不少，有一张材料款的专票好像没有算进去，请核对。",
    tag: 1,
    answer: "收到，这张发票月底才能勾选，我重新测算后再通知您确认。",
    todo: "核对客户提出疑问的进项发票，重新通知税款",
  },
  {
    module: 3,
    question: "新来了一位员工，工资从这个月开始发。",
    answer: "好的，请把身份证照片和入职日期发给我，我来添加。",
    todo: "添加新员工并报送人员信息",
  },
  {
    module: 2,
    question: "银行对账单已经导出来了，发到哪里？",
    answer: "直接发在这里就行，我导入系统后和您核对余额。",
    todo: "导入对账单并核对余额",
  },
  {
    module: 0,
    question: "营业执照要变更地址，需要准备什么资料？",
    answer: "需要新的租赁合同和产权证明，资料清单我稍后发给您。",
    todo: "发送地址变更资料清单",
  },
  {
    module: 1,
    question: "想提高一下每月的发票额度。",
    answer: "请提供近三个月的合同，我帮您在税局提交申请。",
    todo: "提交发票额度调整申请",
  },
  {
    module: 4,
    question: "税款已核对，没有问题，请按期扣款。",
    tag: 9,
    answer: "好的，申报后三个工作日内扣款，请保证账户余额充足。",
    todo: "扣款后通知客户",
  },
];
