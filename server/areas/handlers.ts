import type { Handlers } from "../binding/handler.ts";
import { qrCode } from "./ai-manager/qr-code.ts";
import { companyHandlers } from "./company/company-handlers.ts";
import { companyUserAuthHandlers } from "./company-user-auth/company-user-auth-handlers.ts";
import { customerProfileHandlers } from "./customer-profile/customer-profile-handlers.ts";
import { complianceHandlers } from "./compliance/compliance-handlers.ts";
import { fintaxErrorHandlers } from "./fintax-error/fintax-error-handlers.ts";
import { opportunityHandlers } from "./opportunity/opportunity-handlers.ts";
import { visitHandlers } from "./visit/visit-handlers.ts";
import { departmentHandlers } from "./department/department-handlers.ts";
import { fileHandlers } from "./file/file-handlers.ts";
import { jobHandlers } from "./job/job-handlers.ts";
import { operatorLogHandlers } from "./operator-log/operator-log-handlers.ts";
import { pitHandlers } from "./pit/pit-handlers.ts";
import { bookHandlers } from "./book/book-handlers.ts";
import { delegationHandlers } from "./delegation/delegation-handlers.ts";
import { feeHandlers } from "./fee/fee-handlers.ts";
import { feedbackHandlers } from "./feedback/feedback-handlers.ts";
import { workOrderHandlers } from "./work-order/work-order-handlers.ts";
import { progressHandlers } from "./progress/progress-handlers.ts";
import { workProgressHandlers } from "./work-progress/work-progress-handlers.ts";
import { roleHandlers } from "./role/role-handlers.ts";
import { salaryHandlers } from "./salary/salary-handlers.ts";
import { taskCentreHandlers } from "./task-centre/task-centre-handlers.ts";
import { userHandlers } from "./user/user-handlers.ts";
import { userAdminHandlers } from "./user-admin/user-admin-handlers.ts";
import { configHandlers } from "./config/config-handlers.ts";
import { invoiceHandlers } from "./invoice/invoice-handlers.ts";
import { predictionHandlers } from "./prediction/prediction-handlers.ts";
import { specialCaseHandlers } from "./special-case/special-case-handlers.ts";
import { taxConfirmHandlers } from "./tax-confirm/tax-confirm-handlers.ts";
import { taxDeclareHandlers } from "./tax-declare/tax-declare-handlers.ts";
import { taxLoginHandlers } from "./tax-login/tax-login-handlers.ts";
import { taxNoticeHandlers } from "./tax-notice/tax-notice-handlers.ts";
import { userRole } from "./permission/user-role.ts";
import { chatHandlers } from "./chat/chat-handlers.ts";
import { homeHandlers } from "./home/home-handlers.ts";
import { noticeHandlers } from "./notice/notice-handlers.ts";
import { rightsHandlers } from "./rights/rights-handlers.ts";
import { serviceVersions, userVersions } from "./version/own-versions.ts";
import { userMenu } from "./permission/user-menu.ts";
import { sessionDoors, sessionHandlers } from "./session/session-handlers.ts";
import { bankAccountHandlers } from "./bank-account/bank-account-handlers.ts";
import { bankEntryHandlers } from "./bank-entry/bank-entry-handlers.ts";
import { collectionHandlers } from "./collection/collection-handlers.ts";
import { subjectHandlers } from "./subject/subject-handlers.ts";
import { userSettingHandlers } from "./user-setting/user-setting-handlers.ts";

/** What every operation of the catalogue does. */
export const handlers: Handlers = {
  public: sessionDoors,
  firm: {
    "aiManager.qrCode": qrCode,
    ...bankAccountHandlers,
    ...bankEntryHandlers,
    ...collectionHandlers,
    ...subjectHandlers,
    ...companyHandlers,
    ...companyUserAuthHandlers,
    ...complianceHandlers,
    ...customerProfileHandlers,
    ...fintaxErrorHandlers,
    ...opportunityHandlers,
    ...visitHandlers,
    ...sessionHandlers,
    "permission.userMenu": userMenu,
    "permission.previewMenu": userMenu,
    "permission.userRole": userRole,
    "version.service": serviceVersions,
    "version.user": userVersions,
    ...chatHandlers,
    ...homeHandlers,
    ...noticeHandlers,
    ...rightsHandlers,
    ...departmentHandlers,
    ...fileHandlers,
    ...jobHandlers,
    ...operatorLogHandlers,
    ...pitHandlers,
    ...bookHandlers,
    ...delegationHandlers,
    ...feeHandlers,
    ...feedbackHandlers,
    ...workOrderHandlers,
    ...progressHandlers,
    ...workProgressHandlers,
    ...roleHandlers,
    ...salaryHandlers,
    ...taskCentreHandlers,
    ...configHandlers,
    ...invoiceHandlers,
    ...predictionHandlers,
    ...specialCaseHandlers,
    ...taxConfirmHandlers,
    ...taxDeclareHandlers,
    ...taxLoginHandlers,
    ...taxNoticeHandlers,
    ...userHandlers,
    ...userAdminHandlers,
    ...userSettingHandlers,
  },
};
