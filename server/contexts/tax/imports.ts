import type { ImportKind } from "../../contracts/firm-context.ts";
import { openingImportKind } from "./opening/opening-import-kind.ts";

export const taxImports: readonly ImportKind[] = [openingImportKind];
