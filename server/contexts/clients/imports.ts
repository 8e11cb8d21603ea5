import type { ImportKind } from "../../contracts/firm-context.ts";
import { companyImportKind } from "./company/import/company-import-kind.ts";

export const clientsImports: readonly ImportKind[] = [companyImportKind];
