import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

interface Sample {
  readonly type: string;
  readonly szid: number | null;
  readonly title: string;
  readonly content: string;
  readonly reply: string;
}

const SAMPLES: readonly Sample[] = [
  {
    type: "taxDoubt",
    szid: 1,
    title: "增值税比上月多了不少",
    content: "本月销售额与上月差不多，增值税却多出一截，请核对进项发票是否都已勾选。",
    reply: "有两张进项发票开票日期在月末，已补充勾选，税款已重新计算并通知。",
  },
  {
    type: "material",
    szid: null,
    title: "补充房租发票",
    content: "本月房租发票昨天才收到，已拍照上传，请补记入账。",
    reply: "发票已收到，已计入本期费用。",
  },
  {
    type: "filingError",
    szid: 3,
    title: "企业所得税从业人数不对",
    content: "季度预缴申报表中的从业人数应为 12 人，表上写的是 21 人，请更正。",
    reply: "已在电子税务局更正申报，不影响应缴税额。",
  },
  {
    type: "paymentFailed",
    szid: 1,
    title: "扣款失败",
    content: "收到税务局短信，提示增值税扣款失败，账户余额今天已补足。",
    reply: "已重新发起扣款，当日扣款成功。",
  },
  {
    type: "deferral",
    szid: 4,
    title: "申请延期缴纳附加税",
    content: "近期回款较慢，请问附加税能否申请缓缴？",
    reply: "已说明缓缴条件，客户决定按期缴纳。",
  },
  {
    type: "other",
    szid: null,
    title: "需要完税证明",
    content: "投标需要近三个月的完税证明，请协助开具。",
    reply: "完税证明已下载并发送给客户。",
  },
];

const SOURCES = ["client", "wechat", "phone", "staff"];
const COUNT = 60;
/** They come in four heaps, so many months apart. */
const MONTHS_APART = 4;

/** The clients' remarks on their taxes in the last months; the latest waits to be dealt with. */
export async function seedFeedback(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  const rows = Array.from({ length: world.share(COUNT) }, (_none, index) => index).flatMap(
    (index): DemoRecord[] => {
      const random = world.random("feedback", index);
      const { type, szid, title, content, reply } = SAMPLES[index % SAMPLES.length] ?? random.pick(SAMPLES);
      const age = Math.floor(index / 15) * MONTHS_APART;
      const period = world.periods.at(-1 - age);
      const days = 1 + age * 30 + (index % 15);
      const served = companies.filter(({ beginDate }) => beginDate < world.daysAgo(days));
      if (served.length === 0) return [];
      const company = random.pick(served);
      const [first = 1] = world.staff.map(({ userId }) => userId);
      const [mainKeeper = first] = world.keepersOf(company.companyId);
      const keeper = index % 5 === 3 ? first : mainKeeper;
      const status = index < 15 ? (index % 5 === 4 ? 2 : index % 3 === 2 ? 1 : 0) : index % 7 === 6 ? 2 : 1;
      return [
        {
          companyId: company.companyId,
          ...(period && { kjnd: period.kjnd, kjqj: period.kjqj }),
          createTime: world.daysAgo(days, index * 37),
          createUserId: keeper,
          fields: {
            szid,
            type,
            title,
            content,
            amount: szid === null ? null : random.between(20_000, 900_000) / 100,
            source: SOURCES[index % SOURCES.length],
            lxrName: company.legalPerson ?? null,
            lxrPhone: company.legalPersonPhone ?? null,
            status,
            dealUserId: status === 0 ? null : keeper,
            dealTime: status === 0 ? null : world.daysAgo(Math.max(0, days - 1), index * 53),
            dealContent: status === 1 ? reply : null,
            cancelReason: status === 2 ? "客户来电确认无误，不再需要处理" : null,
          },
        },
      ];
    },
  );
  await world.insert("taxFeedback", rows);
}
