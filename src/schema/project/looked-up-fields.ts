/** Fields that a record can look up of a client company, a member of staff or a department, with their types. */
export const LOOKED_UP_FIELDS = {
  company: {
    companyId: "number",
    companyName: "string",
    companyType: "string",
    khbm: "string",
    zjm: "string",
    taxlayerNo: "string",
    taxlayerType: "string",
    nsqxdm: "string",
    industry: "string",
    scales: "string",
    beginDate: "string",
    legalPerson: "string",
    financePerson: "string",
    provinceId: "string",
    cityId: "string",
    areaId: "string",
  },
  staff: {
    userId: "number",
    name: "string",
    account: "string",
    phone: "string",
    deptId: "number",
    status: "number",
  },
  department: { deptId: "number", deptName: "string", parentId: "number", branch: "number" },
} as const;

export type LookedUpTarget = keyof typeof LOOKED_UP_FIELDS;
export type LookedUpField<Target extends LookedUpTarget> = keyof (typeof LOOKED_UP_FIELDS)[Target] & string;

export function isLookedUpTarget(name: string | undefined): name is LookedUpTarget {
  return name !== undefined && Object.hasOwn(LOOKED_UP_FIELDS, name);
}
