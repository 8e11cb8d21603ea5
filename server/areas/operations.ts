import type { ServedOperation } from "../binding/operation.ts";
import { qrCode } from "./ai-manager/qr-code.ts";
import { companyOperations } from "./company/operations.ts";
import { companyUserAuthOperations } from "./company-user-auth/operations.ts";
import { customerProfileOperations } from "./customer-profile/operations.ts";
import { complianceOperations } from "./compliance/operations.ts";
import { fintaxErrorOperations } from "./fintax-error/operations.ts";
import { opportunityOperations } from "./opportunity/operations.ts";
import { visitOperations } from "./visit/operations.ts";
import { departmentOperations } from "./department/operations.ts";
import { fileOperations } from "./file/operations.ts";
import { jobOperations } from "./job/operations.ts";
import { operatorLogOperations } from "./operator-log/operations.ts";
import { pitOperations } from "./pit/operations.ts";
import { bookOperations } from "./book/operations.ts";
import { delegationOperations } from "./delegation/operations.ts";
import { feeOperations } from "./fee/operations.ts";
import { feedbackOperations } from "./feedback/operations.ts";
import { workOrderOperations } from "./work-order/operations.ts";
import { progressOperations } from "./progress/operations.ts";
import { workProgressOperations } from "./work-progress/operations.ts";
import { roleOperations } from "./role/operations.ts";
import { salaryOperations } from "./salary/operations.ts";
import { taskCentreOperations } from "./task-centre/operations.ts";
import { userOperations } from "./user/operations.ts";
import { userAdminOperations } from "./user-admin/operations.ts";
import { configOperations } from "./config/operations.ts";
import { invoiceOperations } from "./invoice/operations.ts";
import { predictionOperations } from "./prediction/operations.ts";
import { specialCaseOperations } from "./special-case/operations.ts";
import { taxConfirmOperations } from "./tax-confirm/operations.ts";
import { taxDeclareOperations } from "./tax-declare/operations.ts";
import { taxLoginOperations } from "./tax-login/operations.ts";
import { taxNoticeOperations } from "./tax-notice/operations.ts";
import { userRole } from "./permission/user-role.ts";
import { chatOperations } from "./chat/operations.ts";
import { homeOperations } from "./home/operations.ts";
import { noticeOperations } from "./notice/operations.ts";
import { rightsOperations } from "./rights/operations.ts";
import { serviceVersions, userVersions } from "./version/own-versions.ts";
import { userMenu } from "./permission/user-menu.ts";
import { sessionPublicOperations, sessionOperations } from "./session/operations.ts";
import { bankAccountOperations } from "./bank-account/operations.ts";
import { bankEntryOperations } from "./bank-entry/operations.ts";
import { collectionOperations } from "./collection/operations.ts";
import { subjectOperations } from "./subject/operations.ts";
import { userSettingOperations } from "./user-setting/operations.ts";

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
