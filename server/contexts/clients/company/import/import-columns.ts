import type { WorkbookColumn } from "../../../../platform/spreadsheet/workbook-column.ts";
import { TRADE_SECTORS } from "../edit/trade-sectors.ts";

/** The columns of the import file. Names are those of the company form; the contact and the staff have their own. */
export const COMPANY_COLUMNS: readonly WorkbookColumn[] = [
  {
    name: "companyName",
    title: "客户名称",
    required: true,
    hint: "2 至 100 个字，不能与已有客户重名",
    example: "上海云启信息技术有限公司",
    width: 32,
  },
  {
    name: "taxlayerNo",
    title: "纳税人识别号",
    required: true,
    type: "tax-number",
    hint: "18 位统一社会信用代码",
    example: "91350100M000100Y43",
    width: 24,
  },
  {
    name: "taxlayerType",
    title: "纳税人类型",
    required: true,
    hint: "一般纳税人 或 小规模纳税人",
    example: "小规模纳税人",
  },
  { name: "nsqxdm", title: "纳税期限", required: true, hint: "按月 或 按季", example: "按季" },
  {
    name: "provinceId",
    title: "所属地区",
    required: true,
    hint: "省、直辖市或计划单列市的全称",
    example: "上海市",
  },
  { name: "beginDate", title: "服务开始日期", required: true, type: "date", example: "2026-01-01" },
  {
    name: "companyType",
    title: "企业类型",
    hint: "企业、个体工商户、民办非企业单位 或 社会团体，不填写时为企业",
    example: "企业",
  },
  { name: "khbm", title: "客户编码", hint: "字母、数字和 -，不填写时自动生成", example: "KH00100" },
  { name: "registrationDate", title: "成立日期", type: "date", example: "2020-05-18" },
  { name: "registCapital", title: "注册资本（元）", type: "number", example: "1000000" },
  {
    name: "industry",
    title: "所属行业",
    hint: TRADE_SECTORS.map(({ name }) => name).join("；"),
    example: "批发和零售业",
    width: 28,
  },
  { name: "address", title: "注册地址", width: 36, hint: "不超过 200 个字" },
  { name: "businessScope", title: "经营范围", width: 36, hint: "不超过 2000 个字" },
  { name: "legalPerson", title: "法定代表人", hint: "不超过 50 个字" },
  { name: "legalPersonPhone", title: "法人手机号", type: "phone", hint: "11 位手机号" },
  { name: "lxrName", title: "联系人", hint: "不超过 20 个字；与联系人手机号一起填写" },
  { name: "lxrPhone", title: "联系人手机号", type: "phone", hint: "11 位手机号；与联系人一起填写" },
  { name: "userName", title: "负责人", hint: "本公司在职用户的姓名；重名时填写登录账号", example: "孙丽" },
];
