import type { FirmOperation } from "../../../contracts/operation.ts";
import { makeContactCommon } from "../company/contacts/save-contact.ts";
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

/** Operations on customer profiles. */
export const customerProfileOperations: readonly FirmOperation[] = [
  profileHead,
  profileOverview,
  serviceInfo,
  queryService,
  updateService,
  businessInfo,
  updateBusiness,
  listMembers("customerProfile.business.partners", "partner"),
  listMembers("customerProfile.business.employees", "employee"),
  listMembers("customerProfile.business.investments", "investment"),
  listMembers("customerProfile.business.branches", "branch"),
  profileContacts,
  saveProfileContact,
  makeContactCommon,
  completeness,
  financeTaxInfo,
  annualSummary,
  incomeTaxGroup,
  companyKind,
  decisionMakers,
];
