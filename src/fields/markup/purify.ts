import createPurify from "dompurify";
import { isSafeAddress } from "../../domain/attachments.ts";

const TAGS =
  "p br hr div span strong b em i u s sub sup h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table caption thead tbody tfoot tr th td a img figure figcaption";
const ATTRIBUTES = ["href", "src", "alt", "title", "colspan", "rowspan"];
const OWN_PICTURE = /^(?:\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

const purify = createPurify(window);

purify.addHook("afterSanitizeAttributes", (element) => {
  if (element instanceof HTMLAnchorElement) tidyLink(element);
  if (element instanceof HTMLImageElement) tidyPicture(element);
});

/**
 * Formatted text as elements: the only way by which a text becomes HTML here. Nothing in it runs, is sent, has styles,
 * names or classes of its own, or is fetched from elsewhere.
 */
export function purifiedElements(markup: string): DocumentFragment {
  return purify.sanitize(markup, {
    ALLOWED_TAGS: TAGS.split(" "),
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** In a tab of its own, which knows nothing of this one; without an address it is mere text. */
function tidyLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute("href");
  if (address === null || !isSafeAddress(address)) {
    link.removeAttribute("href");
    return;
  }
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/** Foreign servers learn nothing of who reads: of their pictures the words are left. */
function tidyPicture(picture: HTMLImageElement): void {
  if (OWN_PICTURE.test(picture.getAttribute("src") ?? "")) return;
  picture.replaceWith(`［图片${picture.alt === "" ? "" : `：${picture.alt}`}］`);
}
