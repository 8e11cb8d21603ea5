import type { Handlers } from "../../binding/handler.ts";
import { addCompany } from "./add-company.ts";
import { analyseCompany } from "./analyse-company.ts";
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
import { rebuildLedger } from "./rebuild-ledger.ts";
import { deleteCompanies, emptyTrash, restoreCompanies } from "./recycle-bin.ts";
import { revealSecret } from "./reveal-secret.ts";
import { saveContact } from "./save-contact.ts";
import { saveTag } from "./save-tag.ts";
import { startCompanies, stopCompanies } from "./service-state.ts";
import { tradeSectorList } from "./trade-sectors.ts";
import { relatedCompanies } from "./related-companies.ts";

/** What the operations on client companies do. */
export const companyHandlers: Handlers["firm"] = {
  "company.list": listCompanies,
  "company.count": countCompanies,
  "company.add": addCompany,
  "company.batchUpdate": batchUpdate,
  "company.stop": stopCompanies,
  "company.start": startCompanies,
  "company.delete": deleteCompanies,
  "company.restore": restoreCompanies,
  "company.emptyTrash": emptyTrash,
  "company.serviceInfo": companyServiceInfo,
  "company.reveal": revealSecret,
  "company.match": matchCompanies,
  "company.contact.list": listContacts,
  "company.contact.save": saveContact,
  "company.contact.delete": deleteContact,
  "company.tag.list": listTags,
  "company.tag.save": saveTag,
  "company.tag.delete": deleteTag,
  "company.customerCode.get": customerCode,
  "company.pinyinCode.get": pinyinCode,
  "company.registrationDate.get": registrationDate,
  "company.phoneStatus.get": phoneStatus,
  "company.tradeSector.list": tradeSectorList,
  "company.importPlan": planImport,
  "company.importFaults": importFaults,
  "company.importStart": startImport,
  "company.importTemplate": importTemplate,
  "company.relation.list": relatedCompanies,
  "company.analysis": analyseCompany,
  "company.bind": bindCompany,
  "company.rebuild": rebuildLedger,
};
