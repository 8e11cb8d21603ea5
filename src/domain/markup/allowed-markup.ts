import { isOwnAddress } from "../own-address.ts";

/** The elements of a formatted text: paragraphs, lists, tables, links and pictures. */
export const MARKUP_TAGS: ReadonlySet<string> = new Set(
  "p br hr div span strong b em i u s sub sup h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table caption thead tbody tfoot tr th td a img figure figcaption".split(
    " ",
  ),
);

export const MARKUP_ATTRIBUTES: ReadonlySet<string> = new Set([
  "href",
  "src",
  "alt",
  "title",
  "colspan",
  "rowspan",
]);

/** True for a picture of this application, or one that is written out in its address. */
export function isOwnPicture(address: string): boolean {
  return isOwnAddress(address) || /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(address);
}
