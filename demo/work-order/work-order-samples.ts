import type { DemoCompany } from "../demo-companies.ts";

/** The subject of a demonstration order. */
export interface WorkOrderSample {
  readonly subType: number;
  readonly title: string;
  readonly content: string;
  /** The work done in the end. */
  readonly reply: string;
  readonly szid: number | null;
  readonly change?: {
    readonly field: string;
    readonly value: (company: DemoCompany, index: number) => string;
  };
  readonly pays?: true;
  /** The title of the document that its text speaks of. */
  readonly document?: string;
}

/** Of every type some; see the code table `workOrderSubType`. */
export const WORK_ORDER_SAMPLES: readonly WorkOrderSample[] = [
  {
    subType: 101,
    title: "法定代表人变更",
    content: "股东会决议更换法定代表人，工商变更已受理，请同步更新税务登记信息。",
    reply: "税务登记的法定代表人已变更，实名认证已完成。",
    szid: null,
    change: {
      field: "legalPerson",
      value: (_company, index) => ["顾承安", "沈知远", "陆景和", "苏婉清"][index % 4] ?? "顾承安",
    },
  },
  {
    subType: 103,
    title: "注册地址变更",
    content: "公司搬到新的办公地址，租赁合同和产权证明已上传，请办理地址变更。",
    reply: "地址变更已办结，主管税务机关未变化。",
    szid: null,
    document: "房屋租赁合同",
    change: {
      field: "address",
      value: ({ address }, index) => `${String(address).split("路")[0]}路${200 + index}号5楼`,
    },
  },
  {
    subType: 102,
    title: "增加经营范围",
    content: "需要在经营范围中增加软件开发和技术服务，请尽快办理。",
    reply: "经营范围变更已核准，税种认定无需调整。",
    szid: null,
    change: { field: "businessScope", value: () => "软件开发；技术服务；企业管理咨询。" },
  },
  {
    subType: 201,
    title: "季度销售额超过三十万是否全额缴税",
    content: "本季度不含税销售额预计三十一万元，请问是全额缴纳增值税还是只对超出部分缴税？",
    reply: "超过三十万元的按全部不含税销售额计算，已与客户电话说明并提供测算。",
    szid: 1,
  },
  {
    subType: 202,
    title: "业务招待费能扣多少",
    content: "今年业务招待费比较多，汇算清缴时最多能扣除多少？",
    reply: "按发生额的百分之六十与当年销售收入的千分之五孰低扣除，已发测算表。",
    szid: 3,
  },
  {
    subType: 203,
    title: "员工年终奖怎么计税划算",
    content: "准备发放年终奖，请比较单独计税和并入综合所得哪种划算。",
    reply: "已按每名员工的全年收入分别测算，结果发至客户邮箱。",
    szid: 11,
  },
  {
    subType: 301,
    title: "代开一张技术服务发票",
    content: "请代开技术服务费发票一张，购方信息和合同已上传。",
    reply: "发票已开具并发送至客户。",
    szid: 1,
    document: "技术服务合同",
  },
  {
    subType: 303,
    title: "开具红字发票",
    content: "上月开出的一张发票购方名称有误，对方已退回，请开具红字发票后重开。",
    reply: "红字信息确认单已通过，红字发票和蓝字发票均已开具。",
    szid: 1,
  },
  {
    subType: 401,
    title: "新增两名员工参保",
    content: "本月入职两人，请办理社保增员，身份证和劳动合同已上传。",
    reply: "社保增员已办理，本月起缴费。",
    szid: 69,
    document: "劳动合同",
  },
  {
    subType: 501,
    title: "往来款科目调整",
    content: "其他应收款中有一笔是股东借款，请核对后调整科目。",
    reply: "已调整至正确的明细科目，并更新往来余额表。",
    szid: null,
  },
  {
    subType: 502,
    title: "提供近三年财务报表",
    content: "银行授信需要近三年的资产负债表和利润表，请提供盖章版。",
    reply: "报表已打印盖章并快递寄出。",
    szid: null,
  },
  {
    subType: 601,
    title: "确认扣缴增值税及附加",
    content: "本期增值税及附加已申报成功，请确认扣款账户余额充足并同意扣款。",
    reply: "客户已确认，按期扣款成功。",
    szid: 1,
    pays: true,
  },
  {
    subType: 602,
    title: "确认扣缴企业所得税",
    content: "本季度企业所得税预缴申报已完成，请确认扣款。",
    reply: "客户已确认，按期扣款成功。",
    szid: 3,
    pays: true,
  },
  {
    subType: 901,
    title: "更换对接会计的联系方式",
    content: "请告知新对接会计的电话和微信，方便后续沟通。",
    reply: "已将会计联系方式告知客户并建立沟通群。",
    szid: null,
  },
];
