import type { Handlers } from "../../binding/handler.ts";
import { deleteContact } from "../company/delete-contact.ts";
import { makeContactCommon } from "../company/save-contact.ts";
import { businessInfo, updateBusiness } from "./business.ts";
import { completeness } from "./completeness.ts";
import { financeTaxInfo } from "./finance-tax-info.ts";
import { listMembers } from "./members.ts";
import { profileContacts, saveProfileContact } from "./profile-contacts.ts";
import { profileHead, profileOverview } from "./profile-overview.ts";
import { queryService, serviceInfo, updateService } from "./service.ts";
import { incomeTaxGroup } from "./income-tax-group.ts";
import { annualSummary } from "./annual-summary.ts";
import { companyKind, decisionMakers } from "./company-kind.ts";

/** What the operations on customer profiles do. */
export const customerProfileHandlers: Handlers["firm"] = {
  "customerProfile.head": profileHead,
  "customerProfile.overview": profileOverview,
  "customerProfile.serviceInfo": serviceInfo,
  "customerProfile.service.query": queryService,
  "customerProfile.service.update": updateService,
  "customerProfile.businessInfo": businessInfo,
  "customerProfile.business.query": businessInfo,
  "customerProfile.business.update": updateBusiness,
  "customerProfile.business.partners": listMembers("partner"),
  "customerProfile.business.employees": listMembers("employee"),
  "customerProfile.business.investments": listMembers("investment"),
  "customerProfile.business.branches": listMembers("branch"),
  "customerProfile.contact.list": profileContacts,
  "customerProfile.contact.save": saveProfileContact,
  "customerProfile.contact.delete": deleteContact,
  "customerProfile.contact.common": makeContactCommon,
  "customerProfile.completeness": completeness,
  "customerProfile.financeTaxInfo": financeTaxInfo,
  "customerProfile.annualSummary": annualSummary,
  "customerProfile.business.incomeTaxGroup": incomeTaxGroup,
  "customerProfile.business.companyType": companyKind,
  "customerProfile.decisionMaker": decisionMakers,
};
