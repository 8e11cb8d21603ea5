import type { Locator } from "@playwright/test";
import type { Cell } from "../oracles/cell-oracle.ts";

/** The cards in a lane or of a day, as they are on the page. */
export async function readCards(within: Locator): Promise<readonly Cell[]> {
  return await within.locator("[data-card]").evaluateAll((cards) => {
    const partsOf = (node: Node): string[] => {
      if (node.nodeType === 3) return [(node.textContent ?? "").trim()].filter(Boolean);
      if (!(node instanceof HTMLElement)) return [];
      if (!node.checkVisibility() || (node instanceof HTMLButtonElement && node.ariaLabel !== null))
        return [];
      return [...node.childNodes].flatMap(partsOf);
    };
    return cards.map((card) => ({
      text: partsOf(card).join(" "),
      buttons: [...card.querySelectorAll("button")].map(
        (button) =>
          (button.ariaLabel ?? partsOf(button).join(" ")) +
          (button.ariaDisabled === "true" ? `（${button.dataset.reason ?? ""}）` : ""),
      ),
    }));
  });
}
