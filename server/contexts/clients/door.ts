/** All that other contexts may use of this one. */
export { sendTask } from "./collection/collect-task.ts";
export { CJZT, isOpen, taskState, taskStates } from "./collection/task-state.ts";
export { readClientCompany, readCompany, yuan } from "./company/client-company.ts";
export { type CompanyQuery, presentCompanies, readKeepers, selectCompanies } from "./company/company-rows.ts";
export { readCompanyNames } from "./company/company-names.ts";
export { holdCompanies, nameCompanies, takeCompanies } from "./company/take-companies.ts";
export { changeBusiness } from "./customer-profile/business.ts";
export { contractState } from "./customer-profile/contract-state.ts";
export { readService } from "./customer-profile/service.ts";
export { FOLLOWED, keepModifications } from "./delegation/company-modifications.ts";
