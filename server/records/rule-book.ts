import type { FirmContext } from "../contracts/firm-context.ts";
import type { RulesOfRecord } from "../contracts/record-rules.ts";
import type { RecordName, RecordRow } from "./record-row.ts";

/** The rules about a kind of record, with the rows that the catalogue describes. */
export type RulesOf<Name extends RecordName> = RulesOfRecord<FirmContext, RecordRow<Name>>;

/** Kind of record → its rules. A kind that the catalogue does not describe turns the compiler red. */
export type RuleBook = { readonly [Name in RecordName]?: RulesOf<Name> };
