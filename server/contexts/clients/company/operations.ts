import type { FirmOperation } from "../../../contracts/operation.ts";
import { addCompany } from "./add-company.ts";
import { batchUpdate } from "./batch-update.ts";
import { bindCompany } from "./bind-company.ts";
import { companyServiceInfo } from "./client-company.ts";
import { phoneStatus, registrationDate } from "./company-facts.ts";
import { countCompanies } from "./count-companies.ts";
import { customerCode } from "./customer-code.ts";
import { deleteContact } from "./delete-contact.ts";
import { deleteTag } from "./delete-tag.ts";
import { importFaults } from "./import-faults.ts";
import { importTemplate, planImport, startImport } from "./import-companies.ts";
import { listCompanies } from "./list-companies.ts";
import { listContacts } from "./list-contacts.ts";
import { listTags } from "./list-tags.ts";
import { matchCompanies } from "./match-companies.ts";
import { pinyinCode } from "./pinyin-code.ts";
import { deleteCompanies, emptyTrash, restoreCompanies } from "./recycle-bin.ts";
import { revealSecret } from "./reveal-secret.ts";
import { saveContact } from "./save-contact.ts";
import { saveTag } from "./save-tag.ts";
import { startCompanies, stopCompanies } from "./service-state.ts";
import { tradeSectorList } from "./trade-sectors.ts";
import { relatedCompanies } from "./related-companies.ts";

export const companyOperations: readonly FirmOperation[] = [
  listCompanies,
  countCompanies,
  addCompany,
  batchUpdate,
  stopCompanies,
  startCompanies,
  deleteCompanies,
  restoreCompanies,
  emptyTrash,
  companyServiceInfo,
  revealSecret,
  matchCompanies,
  listContacts,
  saveContact,
  deleteContact,
  listTags,
  saveTag,
  deleteTag,
  customerCode,
  pinyinCode,
  registrationDate,
  phoneStatus,
  tradeSectorList,
  planImport,
  importFaults,
  startImport,
  importTemplate,
  relatedCompanies,
  bindCompany,
];
