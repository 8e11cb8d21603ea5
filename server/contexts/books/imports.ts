import type { ImportKind } from "../../contracts/firm-context.ts";
import { statementKind } from "./bank-entry/statement-kind.ts";

export const booksImports: readonly ImportKind[] = [statementKind];
