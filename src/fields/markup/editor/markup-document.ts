import { DOMParser, DOMSerializer, type Node, type Schema, type Slice } from "@tiptap/pm/model";
import { purifiedElements } from "../purify.ts";

/** Formatted text as the editor's document. Pictures that the server does not keep are left as words. */
export function readDocument(markup: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(cleanElements(markup));
}

/** The same for a part that is put into another text. */
export function readSlice(markup: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(cleanElements(markup));
}

/** The document as formatted text; written in a document that is not on show, so that no picture of it is fetched. */
export function writeMarkup(node: Node): string {
  const inert = document.implementation.createHTMLDocument();
  const holder = inert.createElement("div");
  DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content, { document: inert }, holder);
  return holder.innerHTML;
}

function cleanElements(markup: string): DocumentFragment {
  const elements = purifiedElements(markup);
  for (const picture of elements.querySelectorAll("img:not([data-address])")) picture.replaceWith("［图片］");
  return elements;
}
