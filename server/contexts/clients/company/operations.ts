import type { FirmOperation } from "../../../contracts/operation.ts";
import { addCompany } from "./edit/add-company.ts";
import { batchUpdate } from "./edit/batch-update.ts";
import { batchUpdateStart } from "./edit/batch-update-start.ts";
import { bindCompany } from "./relations/bind-company.ts";
import { chosenCompany } from "./list/chosen-company.ts";
import { companyCard, companyServiceInfo } from "./client-company.ts";
import { phoneStatus, registrationDate } from "./company-facts.ts";
import { countCompanies } from "./list/count-companies.ts";
import { customerCode } from "./edit/customer-code.ts";
import { deleteContact } from "./contacts/delete-contact.ts";
import { deleteTag } from "./tags/delete-tag.ts";
import { importTemplate, planImport } from "./import/import-companies.ts";
import { listCompanies } from "./list/list-companies.ts";
import { listContacts } from "./contacts/list-contacts.ts";
import { listTags } from "./tags/list-tags.ts";
import { matchCompanies } from "./list/match-companies.ts";
import { pinyinCode } from "./edit/pinyin-code.ts";
import { deleteCompanies, emptyTrash, restoreCompanies } from "./status/recycle-bin.ts";
import { revealSecret } from "./reveal-secret.ts";
import { saveContact } from "./contacts/save-contact.ts";
import { saveTag } from "./tags/save-tag.ts";
import { startCompanies, stopCompanies } from "./status/service-state.ts";
import { tradeSectorList } from "./edit/trade-sectors.ts";
import { relatedCompanies } from "./relations/related-companies.ts";

export const companyOperations: readonly FirmOperation[] = [
  listCompanies,
  countCompanies,
  addCompany,
  batchUpdate,
  batchUpdateStart,
  stopCompanies,
  startCompanies,
  deleteCompanies,
  restoreCompanies,
  emptyTrash,
  companyServiceInfo,
  revealSecret,
  matchCompanies,
  chosenCompany,
  companyCard,
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
  importTemplate,
  relatedCompanies,
  bindCompany,
];
