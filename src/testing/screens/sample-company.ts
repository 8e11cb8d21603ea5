import type { Company } from "../../renderer/host.ts";

/** A client that files by quarter. */
export const sampleCompany: Company = {
  companyId: 1,
  companyName: "甲公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "101",
  nsqxdm: "08",
  statusCode: 1,
  label: "甲公司（91310000000000000X）",
};
