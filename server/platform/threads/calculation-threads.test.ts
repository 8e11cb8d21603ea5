import { afterAll, expect, test } from "vitest";
import { watchTransactions, withinTransaction } from "../database/long-work.ts";
import type { PdfBlock } from "../pdf/lay-out-pages.ts";
import { calculation as pdf } from "../pdf/write-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { createCalculationThreads } from "./calculation-threads.ts";
import { calculation as rehearsal } from "./testing/rehearsal.ts";

watchTransactions();
const threads = createCalculationThreads({ logError: () => {} });
afterAll(async () => await threads.stop());

const PAGES = 200;

function longDocument(): PdfBlock[] {
  const line: PdfBlock = { kind: "text", text: "税款所属期内没有需要特别提示的事项".repeat(5) };
  const page = [...Array.from({ length: 10 }, () => line), { kind: "page" } as const];
  return Array.from({ length: PAGES }, () => page)
    .flat()
    .slice(0, -1);
}

test("a document of 200 pages is drawn beside the server: who asks meanwhile is answered before it is whole", async () => {
  await threads.run(rehearsal, "answers");
  const ended: string[] = [];
  const drawing = threads.run(pdf, { title: "客户拜访报告", blocks: longDocument() }).then((drawn) => {
    ended.push("document");
    return drawn;
  });
  for (const asked of ["first", "second"]) {
    await threads.run(rehearsal, "answers");
    ended.push(asked);
  }
  const { pages } = await readPdf((await drawing).content);
  expect(pages).toHaveLength(PAGES);
  expect(ended).toEqual(["first", "second", "document"]);
});

test("nothing is calculated or drawn within a transaction", async () => {
  const within = withinTransaction(async () => await threads.run(rehearsal, "answers"));
  await expect(within).rejects.toThrow("a transaction waits for it");
});
