import type { Project } from "../../../../../src/schema/project/project.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import type { WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import type { CompanyInput } from "../edit/company-input.ts";
import { TRADE_SECTORS } from "../edit/trade-sectors.ts";

const PHONE = /^1[3-9]\d{9}$/;
const CODE = /^[A-Za-z0-9-]{1,20}$/;
const COMPANY = "1";
const CAPITAL_LIMIT = 999_999_999_999;

/** The code table that each labelled cell is read by. */
const TABLES = {
  taxlayerType: "taxlayerType",
  nsqxdm: "filingFrequency",
  provinceId: "regionCode",
  companyType: "companyType",
} as const;

const LENGTHS: readonly (readonly [name: string, title: string, most: number])[] = [
  ["companyName", "客户名称", 100],
  ["address", "注册地址", 200],
  ["businessScope", "经营范围", 2000],
  ["legalPerson", "法定代表人", 50],
  ["lxrName", "联系人", 20],
];

/** A row of the import file as the company form would send it, and what is wrong with it beyond what the form's own check finds. */
export function readCompanyRow(
  values: WorkbookValues,
  { enums }: Pick<Project, "enums">,
): { readonly input: CompanyInput; readonly faults: readonly FieldError[] } {
  const faults: FieldError[] = [];
  const fault = (path: string, message: string) => void faults.push({ path, message });
  const text = (name: string) =>
    values[name] === null || values[name] === undefined ? "" : String(values[name]);
  const coded = (name: keyof typeof TABLES, title: string) => {
    const entries = enums.get(TABLES[name]) ?? [];
    const entry = entries.find(({ label, value }) => label === text(name) || value === text(name));
    // 小规模 for 小规模纳税人, 上海 for 上海市.
    const begun = entries.filter(({ label }) => text(name).length > 1 && label.startsWith(text(name)));
    const meant = entry ?? (begun.length === 1 ? begun[0] : undefined);
    if (meant) return String(meant.value);
    fault(name, `${title}“${text(name)}”不在可选范围内`);
    return "";
  };
  for (const [name, title, most] of LENGTHS) {
    if (text(name).length > most) fault(name, `${title}不能超过 ${most} 个字`);
  }
  for (const [name, title] of [
    ["legalPersonPhone", "法人手机号"],
    ["lxrPhone", "联系人手机号"],
  ] as const) {
    if (text(name) !== "" && !PHONE.test(text(name))) fault(name, `${title}应为 11 位手机号`);
  }
  if ((text("lxrName") === "") !== (text("lxrPhone") === ""))
    fault("lxrName", "联系人和联系人手机号应一起填写");
  if (text("companyName").length < 2) fault("companyName", "客户名称至少 2 个字");
  if (text("khbm") !== "" && !CODE.test(text("khbm")))
    fault("khbm", "客户编码只能使用 20 个以内的字母、数字和 -");
  if (text("industry") !== "" && !TRADE_SECTORS.some(({ name }) => name === text("industry"))) {
    fault("industry", `所属行业“${text("industry")}”不在可选范围内`);
  }
  const capital = typeof values.registCapital === "number" ? values.registCapital : null;
  if (capital !== null && (capital < 0 || capital > CAPITAL_LIMIT))
    fault("registCapital", "注册资本超出范围");
  const input: CompanyInput = {
    companyName: text("companyName"),
    taxlayerNo: text("taxlayerNo"),
    taxlayerType: coded("taxlayerType", "纳税人类型"),
    nsqxdm: coded("nsqxdm", "纳税期限"),
    provinceId: coded("provinceId", "所属地区"),
    companyType: text("companyType") === "" ? COMPANY : coded("companyType", "企业类型"),
    beginDate: text("beginDate"),
    khbm: text("khbm"),
    registrationDate: text("registrationDate") || null,
    registCapital: capital,
    industry: text("industry"),
    address: text("address"),
    businessScope: text("businessScope"),
    legalPerson: text("legalPerson"),
    legalPersonPhone: text("legalPersonPhone") || null,
  };
  return { input, faults };
}
