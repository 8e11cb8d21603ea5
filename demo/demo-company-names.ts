/** A line of business: how such companies are called, where it belongs, and what the licence says. */
export interface DemoTrade {
  readonly suffix: string;
  /** Name of a section of the national classification. */
  readonly sector: string;
  readonly scope: string;
  /** A sole trader, not a company. */
  readonly soleTrader?: true;
}

export const DEMO_TRADES: readonly DemoTrade[] = [
  {
    suffix: "信息技术有限公司",
    sector: "信息传输、软件和信息技术服务业",
    scope: "软件开发；信息系统集成服务；数据处理服务；计算机软硬件及辅助设备零售",
  },
  {
    suffix: "贸易有限公司",
    sector: "批发和零售业",
    scope: "日用百货销售；五金产品批发；建筑材料销售；货物进出口",
  },
  {
    suffix: "餐饮管理有限公司",
    sector: "住宿和餐饮业",
    scope: "餐饮服务；餐饮管理；外卖递送服务；食品销售",
  },
  {
    suffix: "建筑装饰工程有限公司",
    sector: "建筑业",
    scope: "住宅室内装饰装修；建设工程施工；园林绿化工程施工",
  },
  {
    suffix: "物流有限公司",
    sector: "交通运输、仓储和邮政业",
    scope: "道路货物运输；国内货物运输代理；普通货物仓储服务",
  },
  {
    suffix: "文化传播有限公司",
    sector: "文化、体育和娱乐业",
    scope: "组织文化艺术交流活动；广告设计、代理；会议及展览服务",
  },
  {
    suffix: "机械设备有限公司",
    sector: "制造业",
    scope: "通用设备制造；机械零件、零部件加工；机械设备销售",
  },
  {
    suffix: "便利店",
    sector: "批发和零售业",
    scope: "食品销售；日用百货销售；烟草制品零售",
    soleTrader: true,
  },
  {
    suffix: "医疗器械有限公司",
    sector: "批发和零售业",
    scope: "第一类医疗器械销售；第二类医疗器械销售；卫生用品销售",
  },
  {
    suffix: "企业管理咨询有限公司",
    sector: "租赁和商务服务业",
    scope: "企业管理咨询；市场营销策划；人力资源服务",
  },
  {
    suffix: "环保科技有限公司",
    sector: "科学研究和技术服务业",
    scope: "环保咨询服务；水污染治理；环境保护专用设备销售",
  },
  { suffix: "食品有限公司", sector: "制造业", scope: "食品生产；食品销售；食用农产品批发" },
  {
    suffix: "汽车服务有限公司",
    sector: "居民服务、修理和其他服务业",
    scope: "机动车修理和维护；汽车零配件零售；洗车服务",
  },
  { suffix: "教育科技有限公司", sector: "教育", scope: "教育咨询服务；教学用模型及教具销售；软件开发" },
  {
    suffix: "美发店",
    sector: "居民服务、修理和其他服务业",
    scope: "理发服务；化妆品零售",
    soleTrader: true,
  },
];

/** The names of companies: no two the same over both firms. */
const DEMO_BRANDS: readonly string[] = [
  ..."云启 恒达 鑫源 博雅 嘉禾 盛泰 华信 瑞丰 安捷 卓远 晨光 鼎盛 宏图 汇通 金桥 景行 凯旋 乐享 力合 联创".split(
    " ",
  ),
  ..."明德 睦邻 诺亚 鹏程 齐力 千禾 庆余 锐捷 润泽 森语 尚品 顺达 思远 泰和 天启 同舟 万象 维度 文澜 欣荣".split(
    " ",
  ),
  ..."星河 旭日 雅集 亿佳 易达 银杏 优创 裕丰 元亨 远航 悦己 臻品 正阳 智联 中联 众成 卓越 紫金 百川 百味".split(
    " ",
  ),
  ..."碧海 长风 诚信 春晖 大观 德馨 东篱 东升 飞跃 丰年 福满 富康 光谷 国泰 海纳 浩瀚 和顺 弘毅 厚德 华章".split(
    " ",
  ),
  ..."慧眼 佳音 建工 江南 捷迅 锦绣 精诚 景明 久安 聚贤 君悦 康宁".split(" "),
];

/** Coprime with the number of pairs: every number up to it gets another pair, and neighbours get unlike ones. */
const STEP = 5003;

/** The name of the company of this number between its place and its trade: one word of the list, then two. */
export function demoBrand(number: number): string {
  const single = DEMO_BRANDS[number];
  if (single !== undefined) return single;
  const others = DEMO_BRANDS.length - 1;
  const pairs = DEMO_BRANDS.length * others;
  const pair = (number * STEP) % pairs;
  const first = Math.floor(pair / others);
  const second = pair % others;
  const name = `${DEMO_BRANDS[first]}${DEMO_BRANDS[second < first ? second : second + 1]}`;
  return Math.floor(number / pairs) % 2 === 1 ? name : `${name}国际`;
}

const SURNAMES = "王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓冯".split("");
const GIVEN =
  "建华 志远 丽萍 国强 雪梅 海涛 晓燕 文博 秀英 俊峰 玉兰 永康 佳怡 子轩 春梅 德胜 若琳 振宇 淑芬 浩然 思敏 光明 雨桐".split(
    " ",
  );

/** A person's name, the same for the same number. */
export function demoPerson(number: number): string {
  return `${SURNAMES[(number * 7) % SURNAMES.length]}${GIVEN[(number * 5) % GIVEN.length]}`;
}
