import createPurify from "dompurify";
import { fileKeyAt } from "../../domain/file-address.ts";
import { keepAllowedMarkup } from "../../domain/markup/keep-allowed-markup.ts";
import { isOwnPicture, MARKUP_ATTRIBUTES, MARKUP_TAGS } from "../../domain/markup/allowed-markup.ts";
import { openableLink } from "../../domain/open-link.ts";

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
  // The browser reports handlers of a text that is merely parsed, as if they had run: they are gone before it is.
  return purify.sanitize(keepAllowedMarkup(markup), {
    ALLOWED_TAGS: [...MARKUP_TAGS],
    ALLOWED_ATTR: [...MARKUP_ATTRIBUTES],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Opens a link in a tab of its own, without access to this one; a link without an address becomes plain text. */
function tidyLink(link: HTMLAnchorElement): void {
  if (openableLink(link.getAttribute("href") ?? "") === null) {
    link.removeAttribute("href");
    return;
  }
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/**
 * Keeps only the words of pictures from foreign servers, which would otherwise learn who reads the text. A stored file
 * waits to be read as the user.
 */
function tidyPicture(picture: HTMLImageElement): void {
  const address = picture.getAttribute("src") ?? "";
  if (!isOwnPicture(address)) {
    picture.replaceWith(`［图片${picture.alt === "" ? "" : `：${picture.alt}`}］`);
  } else if (fileKeyAt(address) !== undefined) {
    picture.removeAttribute("src");
    picture.dataset.address = address;
  }
}
