import type { Handlers } from "../../binding/handler.ts";
import { allocateRights } from "./allocate-rights.ts";
import { checkEquity } from "./check-equity.ts";
import { companyServices } from "./company-services.ts";

/** 权益. */
export const rightsHandlers: Handlers["firm"] = {
  "aiManager.checkEquity": checkEquity,
  "company.jsciService": companyServices,
  "rights.allocation.save": allocateRights,
};
