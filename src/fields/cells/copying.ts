import { copyText } from "./copy-text.ts";

/** Time in ms that a button shows the outcome of the copy. */
const SHOWN_MS = 1500;

let isListening = false;

/** Makes every element with `data-copy` copy that text when it is clicked; one listener for the whole page. */
export function listenForCopying(): void {
  if (isListening) return;
  isListening = true;
  // In the capture phase: a table that handles its clicks itself may stop them.
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
      const text = button?.getAttribute("data-copy");
      if (button && text) {
        copyText(text).then(
          () => say(button, "已复制"),
          () => say(button, "复制失败，请手动选择后复制"),
        );
      }
    },
    true,
  );
}

/** Beside the button for the eye, in a live region for a screen reader. */
function say(button: Element, words: string): void {
  button.setAttribute("data-said", words);
  liveRegion().textContent = words;
  setTimeout(() => button.removeAttribute("data-said"), SHOWN_MS);
}

function liveRegion(): Element {
  const id = "field-copy-status";
  const known = document.querySelector(`#${id}`);
  if (known) return known;
  const region = document.createElement("output");
  region.id = id;
  region.className = "field-unseen";
  document.body.append(region);
  return region;
}
