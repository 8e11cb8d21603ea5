import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { PDF_MIME, calculation as pdf } from "../../../../platform/pdf/write-pdf.ts";
import { noticedTax } from "../../filing/filed-taxes.ts";
import { nameOfTax } from "../name-of-tax.ts";
import { LETTER_TITLE, pageOf } from "./letter-pages.ts";
import type { Month } from "../estimate-late-fees.ts";
import { readLetters } from "./read-letters.ts";
import type { Wording } from "./wording.ts";

/** The notice of one company as it will be read, or as it has been sent. */
export const noticeLetter = operation(
  "taxNotice.letter",
  async ({ kjnd, kjqj, szId, qyId, ...given }, context) => {
    const [letter] = await readLetters(noticedTax(szId), [qyId], readingOf({ kjnd, kjqj }, given), context);
    if (!letter) throw new Refusal("missing", "企业不存在或已被删除，请刷新后重试");
    return letter;
  },
);

/** The notices of companies as a document, each on a page of its own. */
export const printLetters = operation(
  "taxNotice.printLetters",
  async ({ kjnd, kjqj, szId, qyIdList, ...given }, context): Promise<FileAnswer> => {
    const tax = noticedTax(szId);
    const letters = await readLetters(tax, qyIdList, readingOf({ kjnd, kjqj }, given), context);
    const pages = letters.flatMap((letter, index) => [
      ...(index === 0 ? [] : [{ kind: "page" } as const]),
      ...pageOf(letter, context),
    ]);
    const { content } = await context.threads.run(pdf, { title: LETTER_TITLE, blocks: pages });
    const [first, ...others] = letters;
    const whose = first && others.length === 0 ? first.companyName : `${letters.length}家企业`;
    const name = `${whose}_${nameOfTax(tax, { kjnd, kjqj })}${LETTER_TITLE}.pdf`;
    return { file: { name, mime: PDF_MIME, content } };
  },
);

/** Without a status nothing is given, and the notice that has been sent is meant. */
function readingOf(month: Month, { taxStatus, ...given }: Partial<Wording> | { readonly taxStatus?: null }) {
  const draft = taxStatus === undefined || taxStatus === null ? null : { ...given, taxStatus };
  return { month, draft, reader: "firm" } as const;
}
