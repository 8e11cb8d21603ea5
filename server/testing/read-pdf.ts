import { extractText, getDocumentProxy } from "unpdf";

export interface ReadPdf {
  /** Every page's text, lines apart by line feeds. */
  readonly pages: readonly string[];
  readonly title: unknown;
}

/** Takes a document apart again, as a viewer does that selects all and copies. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  // The reader takes the bytes away from their owner.
  const document = await getDocumentProxy(Uint8Array.from(content));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  return { pages: text, title: "Title" in info ? info.Title : undefined };
}
