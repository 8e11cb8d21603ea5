import { sql } from "kysely";
import { operation } from "../../../contracts/operation.ts";
import { fetchWhole } from "../../../records/query/fetch-whole.ts";
import { selectLettersOfMonth } from "./select-red-letters.ts";

const LONGEST = 500;

/** The red letters whose tax is to be transferred out, and those that were decided about in the month. */
export const listRedLetters = operation(
  "specialCase.redLetter.list",
  async ({ qyId, kjnd, kjqj }, { db }) => {
    const letters = selectLettersOfMonth(db, { kjnd, kjqj })
      .where("letter.companyId", "=", qyId)
      .select([
        "letter.id",
        "c.companyName",
        "letter.fphm",
        "letter.kprq",
        "letter.kjnd",
        "letter.kjqj",
        "letter.lzfphm",
        "blue.kprq as lzkprq",
        "blue.gxnd",
        "blue.gxyf",
        "letter.xhdwMc",
        "letter.hwYslwMc",
        "letter.zczt",
        "letter.zcyy",
        "letter.zcyh",
        sql<boolean>`blue.id is not null`.as("isBlueCollected"),
        sql<string>`-letter.hcse`.as("zcse"),
      ])
      .orderBy("letter.kprq", "desc")
      .orderBy("letter.id", "desc");
    const tooMany = `待转出的红字发票超过 ${LONGEST} 张，无法一次列出`;
    const rows = await fetchWhole(letters, LONGEST, tooMany);
    return rows.map((row) => ({ ...row, zcse: Number(row.zcse) }));
  },
);
