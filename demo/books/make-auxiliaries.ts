import type { DemoCompany } from "../demo-companies.ts";
import { demoPerson } from "../demo-company-names.ts";
import { demoPhone } from "../demo-staff.ts";
import { demoTaxNumber } from "../demo-company-numbers.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { setUp } from "./books.ts";

/** Name, code, and the names of its items. */
export const DEMO_PARTNERS = {
  customers: [
    "恒岳商贸有限公司",
    "启辰科技有限公司",
    "万佳百货有限公司",
    "东方物业管理有限公司",
    "联合工程技术有限公司",
    "海蓝电子商务有限公司",
  ],
  suppliers: ["同济物资有限公司", "新锐包装材料有限公司", "长江设备制造有限公司", "绿源农产品有限公司"],
} as const;

const TYPES = [
  ["客户", "KH", DEMO_PARTNERS.customers],
  ["供应商", "GYS", DEMO_PARTNERS.suppliers],
  ["部门", "BM", ["总经办", "销售部", "财务部"]],
  ["员工", "YG", ["甲", "乙", "丙"]],
  ["项目", "XM", ["日常经营", "年度推广"]],
  ["存货", "CH", ["标准件", "定制件", "配套耗材"]],
] as const;

/** The six types of every ledger, and in every third one two of its own. */
export function makeAuxiliaryTypes(world: DemoWorld, company: DemoCompany, index: number): DemoRecord[] {
  const createTime = setUp(world, company);
  const type = (typeCode: string, typeName: string, isSystem: number, status: number): DemoRecord => ({
    companyId: company.companyId,
    createTime,
    fields: { typeCode, typeName, isSystem, status, remark: isSystem === 1 ? null : "按客户要求增加" },
  });
  const ownTypes = [type("ZDY01", "车辆", 0, 1), type("ZDY02", "合同", 0, 0)];
  return [...TYPES.map(([name, code]) => type(code, name, 1, 1)), ...(index % 3 === 0 ? ownTypes : [])];
}

/** The items of a type; the last customer is frozen, the others are in use. */
export function makeAuxiliaryItems(
  world: DemoWorld,
  company: DemoCompany,
  index: number,
  typeIds: ReadonlyMap<string, number>,
): DemoRecord[] {
  const createTime = setUp(world, company);
  const { companyId } = company;
  return TYPES.flatMap(([typeName, code, names]) =>
    names.map((name, place): DemoRecord => {
      const isPartner = code === "KH" || code === "GYS";
      const number = index * 10 + place;
      const fields = {
        typeId: typeIds.get(typeName),
        itemCode: `${code}${String(place + 1).padStart(3, "0")}`,
        itemName: code === "YG" ? demoPerson(number + 400) : isPartner ? `${CITIES[place % 3]}${name}` : name,
        taxNo: isPartner ? demoTaxNumber("310115", 5e3 + number + (code === "GYS" ? 900 : 0), false) : null,
        contact: isPartner ? demoPerson(number + 500) : null,
        phone: isPartner ? demoPhone(world.gsid, 6e3 + number) : null,
        spec: code === "CH" ? `A-${place + 1}` : null,
        unit: code === "CH" ? "件" : null,
        status: code === "KH" && place === names.length - 1 ? 0 : 1,
        remark: null,
      };
      return { companyId, createTime, fields };
    }),
  );
}

const CITIES = ["上海", "苏州", "杭州"];
