import { type SqlBool, sql } from "kysely";

/** Of a company's month, in a query that calls it `p`: its opening amounts are known, so that its tax can be handed out. */
export const openingKnown = sql<SqlBool>`(p.estimate ->> 'isOpeningUnknown') is distinct from 'true'`;
