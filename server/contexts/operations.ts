import type { ServedOperation } from "../contracts/operation.ts";
import { qrCode } from "./workbench/ai-manager/qr-code.ts";
import { companyOperations } from "./clients/company/operations.ts";
import { companyUserAuthOperations } from "./clients/company-user-auth/operations.ts";
import { customerProfileOperations } from "./clients/customer-profile/operations.ts";
import { complianceOperations } from "./growth/compliance/operations.ts";
import { fintaxErrorOperations } from "./growth/fintax-error/operations.ts";
import { opportunityOperations } from "./growth/opportunity/operations.ts";
import { visitOperations } from "./growth/visit/operations.ts";
import { departmentOperations } from "./people/department/operations.ts";
import { fileOperations } from "./system/file/operations.ts";
import { jobOperations } from "./system/job/operations.ts";
import { operatorLogOperations } from "./people/operator-log/operations.ts";
import { pitOperations } from "./payroll/pit/operations.ts";
import { bookOperations } from "./books/book/operations.ts";
import { delegationOperations } from "./clients/delegation/operations.ts";
import { feeOperations } from "./money/fee/operations.ts";
import { feedbackOperations } from "./tax/feedback/operations.ts";
import { workOrderOperations } from "./workbench/work-order/operations.ts";
import { progressOperations } from "./tax/progress/operations.ts";
import { workProgressOperations } from "./workbench/work-progress/operations.ts";
import { roleOperations } from "./people/role/operations.ts";
import { salaryOperations } from "./payroll/salary/operations.ts";
import { taskCentreOperations } from "./system/task-centre/operations.ts";
import { userOperations } from "./people/user/operations.ts";
import { userAdminOperations } from "./people/user-admin/operations.ts";
import { configOperations } from "./system/config/operations.ts";
import { invoiceOperations } from "./tax/invoice/operations.ts";
import { predictionOperations } from "./tax/prediction/operations.ts";
import { specialCaseOperations } from "./tax/special-case/operations.ts";
import { taxConfirmOperations } from "./tax/tax-confirm/operations.ts";
import { taxDeclareOperations } from "./tax/tax-declare/operations.ts";
import { taxLoginOperations } from "./tax/tax-login/operations.ts";
import { taxNoticeOperations } from "./tax/tax-notice/operations.ts";
import { userRole } from "./people/permission/user-role.ts";
import { chatOperations } from "./workbench/chat/operations.ts";
import { homeOperations } from "./workbench/home/operations.ts";
import { noticeOperations } from "./system/notice/operations.ts";
import { rightsOperations } from "./clients/rights/operations.ts";
import { serviceVersions, userVersions } from "./system/version/own-versions.ts";
import { userMenu } from "./people/permission/user-menu.ts";
import { sessionPublicOperations, sessionOperations } from "./people/session/operations.ts";
import { bankAccountOperations } from "./books/bank-account/operations.ts";
import { bankEntryOperations } from "./books/bank-entry/operations.ts";
import { collectionOperations } from "./clients/collection/operations.ts";
import { subjectOperations } from "./books/subject/operations.ts";
import { userSettingOperations } from "./people/user-setting/operations.ts";

/** Operations of the catalogue that have rules of their own. */
export const operations: readonly ServedOperation[] = [
  ...sessionPublicOperations,
  qrCode,
  userMenu,
  userRole,
  serviceVersions,
  userVersions,
  ...bankAccountOperations,
  ...bankEntryOperations,
  ...collectionOperations,
  ...subjectOperations,
  ...companyOperations,
  ...companyUserAuthOperations,
  ...complianceOperations,
  ...customerProfileOperations,
  ...fintaxErrorOperations,
  ...opportunityOperations,
  ...visitOperations,
  ...sessionOperations,
  ...chatOperations,
  ...homeOperations,
  ...noticeOperations,
  ...rightsOperations,
  ...departmentOperations,
  ...fileOperations,
  ...jobOperations,
  ...operatorLogOperations,
  ...pitOperations,
  ...bookOperations,
  ...delegationOperations,
  ...feeOperations,
  ...feedbackOperations,
  ...workOrderOperations,
  ...progressOperations,
  ...workProgressOperations,
  ...roleOperations,
  ...salaryOperations,
  ...taskCentreOperations,
  ...configOperations,
  ...invoiceOperations,
  ...predictionOperations,
  ...specialCaseOperations,
  ...taxConfirmOperations,
  ...taxDeclareOperations,
  ...taxLoginOperations,
  ...taxNoticeOperations,
  ...userOperations,
  ...userAdminOperations,
  ...userSettingOperations,
];
