/** The goods and services on invoices: name with its short tax class, unit, and the rate of VAT in whole per cent. */
export interface DemoGoods {
  readonly name: string;
  readonly unit: string;
  readonly percent: number;
}

function goods(list: string): readonly DemoGoods[] {
  return list.split(" ").map((text) => {
    const [name = "", unit = "", percent = ""] = text.split("/");
    return { name, unit, percent: Number(percent) };
  });
}

const OTHER_SALES = goods("*现代服务*服务费/次/6 *现代服务*咨询费/次/6");

/** By the section of the national classification. */
const SALES: { readonly [sector: string]: readonly DemoGoods[] } = {
  "信息传输、软件和信息技术服务业": goods(
    "*信息技术服务*软件开发费/项/6 *信息技术服务*技术服务费/项/6 *信息技术服务*系统维护费/月/6 *软件*财务管理软件/套/13 *计算机外部设备*条码打印机/台/13",
  ),
  批发和零售业: goods(
    "*日用杂品*日用百货/箱/13 *金属制品*五金配件/批/13 *纸制品*复印纸/箱/13 *医疗仪器器械*一次性口罩/盒/13 *办公设备*文件柜/个/13",
  ),
  住宿和餐饮业: goods("*餐饮服务*餐费/次/6 *餐饮服务*团餐服务/餐/6 *餐饮服务*外卖餐费/次/6"),
  建筑业: goods("*建筑服务*室内装饰工程款/项/9 *建筑服务*水电安装/项/9 *建筑服务*零星维修/项/3"),
  "交通运输、仓储和邮政业": goods(
    "*运输服务*公路货物运输/趟/9 *物流辅助服务*仓储费/月/6 *物流辅助服务*装卸费/次/6",
  ),
  "文化、体育和娱乐业": goods(
    "*广告服务*广告发布费/期/6 *设计服务*平面设计费/项/6 *会展服务*会议服务费/场/6",
  ),
  制造业: goods(
    "*通用设备*非标机械设备/台/13 *金属制品*机加工件/件/13 *食品*糕点/箱/13 *通用设备*设备配件/套/13",
  ),
  租赁和商务服务业: goods(
    "*企业管理服务*管理咨询费/次/6 *人力资源服务*招聘服务费/人/6 *商务辅助服务*代理服务费/次/6",
  ),
  科学研究和技术服务业: goods("*研发和技术服务*环评技术服务/项/6 *环境保护专用设备*过滤设备/台/13"),
  "居民服务、修理和其他服务业": goods(
    "*劳务*汽车维修费/次/13 *机动车配件*机油滤芯/个/13 *生活服务*洗车服务/次/6 *生活服务*美发服务/次/6",
  ),
  教育: goods("*非学历教育服务*培训费/人/6 *教学用品*教具/套/13"),
};

/** The goods that such a company sells. */
export function soldBy(sector: string | null | undefined): readonly DemoGoods[] {
  return SALES[sector ?? ""] ?? OTHER_SALES;
}

interface DemoSupplier {
  readonly name: string;
  /** The first digits of its tax number. */
  readonly region: string;
  readonly goods: readonly DemoGoods[];
  /** Gives no special invoices. */
  readonly plain?: true;
}

export const SUPPLIERS: readonly DemoSupplier[] = [
  {
    name: "上海申捷供应链管理有限公司",
    region: "310115",
    goods: goods("*日用杂品*日用百货/箱/13 *塑料制品*包装袋/千只/13"),
  },
  {
    name: "苏州工联五金制品有限公司",
    region: "320508",
    goods: goods("*金属制品*标准件/千件/13 *金属制品*不锈钢板材/吨/13"),
  },
  {
    name: "杭州云栈信息技术有限公司",
    region: "330106",
    goods: goods("*信息技术服务*云服务器租用/月/6 *信息技术服务*短信服务费/万条/6"),
  },
  {
    name: "昆山恒泰包装材料有限公司",
    region: "320583",
    goods: goods("*纸制品*瓦楞纸箱/只/13 *塑料制品*缠绕膜/卷/13"),
  },
  {
    name: "上海浦陆物流有限公司",
    region: "310115",
    goods: goods("*运输服务*货物运输/趟/9 *物流辅助服务*仓储费/月/6"),
  },
  {
    name: "宁波海天电气设备有限公司",
    region: "330203",
    goods: goods("*配电控制设备*配电箱/台/13 *电线电缆*铜芯电缆/米/13"),
  },
  {
    name: "上海嘉定物业管理有限公司",
    region: "310114",
    goods: goods("*企业管理服务*物业管理费/月/6 *经营租赁*办公房租/月/9"),
  },
  { name: "上海市电力营销服务中心", region: "310106", goods: goods("*供电*电费/千瓦时/13") },
  {
    name: "无锡明达机电有限公司",
    region: "320211",
    goods: goods("*通用设备*减速电机/台/13 *轴承*滚动轴承/套/13"),
  },
  {
    name: "上海信诚税务师事务所有限公司",
    region: "310104",
    goods: goods("*鉴证咨询服务*审计费/次/6 *现代服务*代理记账费/月/6"),
  },
  {
    name: "嘉兴绿源食品有限公司",
    region: "330402",
    goods: goods("*谷物加工品*大米/袋/9 *食用植物油*菜籽油/桶/9"),
  },
  {
    name: "上海文思办公用品商行",
    region: "310110",
    goods: goods("*文具*办公用品/批/1 *纸制品*打印纸/箱/1"),
    plain: true,
  },
  { name: "上海东方石油销售有限公司", region: "310112", goods: goods("*成品油*92号汽油/升/13") },
  { name: "苏州平江餐饮管理有限公司", region: "320508", goods: goods("*餐饮服务*餐费/次/6"), plain: true },
  { name: "上海途安酒店管理有限公司", region: "310106", goods: goods("*住宿服务*住宿费/晚/6") },
  {
    name: "上海讯达通信工程有限公司",
    region: "310117",
    goods: goods("*电信服务*宽带费/月/6 *电信服务*话费/月/9"),
  },
];

export const BUYERS: readonly (readonly [name: string, region: string])[] = [
  ["上海锦程商贸有限公司", "310104"],
  ["上海市徐汇区漕河泾幼儿园", "310104"],
  ["苏州新宇精密机械有限公司", "320506"],
  ["杭州知行教育咨询有限公司", "330106"],
  ["上海长宁社区卫生服务中心", "310105"],
  ["南京博通软件有限公司", "320102"],
  ["上海立丰实业有限公司", "310115"],
  ["昆山新阳电子有限公司", "320583"],
  ["上海临江酒店有限公司", "310110"],
  ["宁波港兴进出口有限公司", "330203"],
  ["上海泽惠超市有限公司", "310112"],
  ["常州远东建设工程有限公司", "320402"],
  ["上海青禾文化传播有限公司", "310106"],
  ["无锡瑞科自动化设备有限公司", "320211"],
];
