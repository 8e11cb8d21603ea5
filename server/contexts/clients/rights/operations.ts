import type { FirmOperation } from "../../../contracts/operation.ts";
import { allocateRights } from "./allocate-rights.ts";
import { checkEquity } from "./check-equity.ts";
import { companyServices } from "./company-services.ts";

/** 权益. */
export const rightsOperations: readonly FirmOperation[] = [checkEquity, companyServices, allocateRights];
