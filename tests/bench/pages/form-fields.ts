import { RATINGS, STATUSES, TAXPAYER_TYPES } from "./code-tables.ts";

/** A field of the measured form, for the hand-written pages. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "textarea" | "select" | "date" | "number" | "money" | "switch";
  readonly options?: { value: string | number; label: string }[];
  readonly required?: true;
}

export const ALWAYS: readonly FormField[] = [
  { name: "name", label: "企业名称", kind: "text", required: true },
  { name: "code", label: "客户编号", kind: "text" },
  { name: "taxNumber", label: "税号", kind: "text", required: true },
  { name: "taxpayerType", label: "纳税人类型", kind: "select", options: TAXPAYER_TYPES, required: true },
  { name: "status", label: "状态", kind: "select", options: STATUSES, required: true },
  { name: "legalPerson", label: "法定代表人", kind: "text", required: true },
  { name: "contact", label: "联系人", kind: "text", required: true },
  { name: "phone", label: "联系电话", kind: "text", required: true },
  { name: "email", label: "电子邮箱", kind: "text" },
  { name: "address", label: "注册地址", kind: "text", required: true },
  { name: "industry", label: "行业", kind: "text" },
  { name: "credit", label: "信用等级", kind: "select", options: RATINGS },
  { name: "foundedOn", label: "成立日期", kind: "date" },
  { name: "registeredOn", label: "税务登记日期", kind: "date" },
  { name: "capital", label: "注册资本", kind: "money" },
  { name: "employees", label: "从业人数", kind: "number" },
  { name: "shareholders", label: "股东人数", kind: "number" },
  { name: "bankName", label: "开户银行", kind: "text" },
  { name: "bankAccount", label: "银行账号", kind: "text" },
  { name: "manager", label: "服务会计", kind: "text", required: true },
  { name: "contractNumber", label: "合同编号", kind: "text", required: true },
  { name: "startDate", label: "服务开始", kind: "date", required: true },
  { name: "endDate", label: "服务到期", kind: "date" },
  { name: "months", label: "服务月数", kind: "number" },
  { name: "monthlyFee", label: "每月服务费", kind: "money", required: true },
  { name: "deposit", label: "押金", kind: "money" },
  { name: "source", label: "客户来源", kind: "text" },
  { name: "certified", label: "已认证", kind: "switch" },
  { name: "hasPayroll", label: "代发工资", kind: "switch" },
  { name: "remark", label: "备注", kind: "textarea" },
];

/** Shown of a general taxpayer only. */
export const GENERAL: readonly FormField[] = [
  { name: "generalSince", label: "认定日期", kind: "date", required: true },
  { name: "generalNotice", label: "认定文书号", kind: "text", required: true },
  { name: "invoiceLimit", label: "单张开票限额", kind: "money" },
  { name: "invoiceQuota", label: "每月开票份数", kind: "number" },
  { name: "deductedBy", label: "抵扣勾选人", kind: "text", required: true },
  { name: "exportRefund", label: "出口退税", kind: "switch" },
  { name: "refundKind", label: "退税办法", kind: "text" },
  { name: "refundRating", label: "退税信用等级", kind: "select", options: RATINGS },
  { name: "lastYearSales", label: "上年销售额", kind: "money" },
  { name: "generalRemark", label: "一般纳税人说明", kind: "textarea" },
];

/** The message of a required field when it is empty. */
export function requiredText({ kind, label }: FormField): string {
  return `${kind === "select" || kind === "date" ? "请选择" : "请输入"}${label}`;
}
