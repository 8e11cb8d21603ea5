import { expect, type Locator } from "@playwright/test";
import type { Choice } from "../oracles/filter-oracle.ts";

/** More choices than these are not all in sight at once. */
const IN_SIGHT = 8;

/**
 * A control of a form or of the filters by its label; that of a required one begins with a star. A choice among others
 * may have the same words.
 */
export function controlOf(within: Locator, title: string): Locator {
  const label = new RegExp(`^\\*?${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
  return within.getByLabel(label).and(within.locator(":not([type=radio])"));
}

interface Filled {
  readonly title: string;
  /** Field kind. */
  readonly kind: string;
  readonly choice: Choice;
  /** The number of choices to choose from. */
  readonly offered: number;
  /** True when the server searches for the typed text. */
  readonly isSearched: boolean;
}

/** Gives a control the value, as a user would. Throws for a kind that it cannot fill. */
export async function fillControl(within: Locator, filled: Filled): Promise<void> {
  const { title, kind, choice } = filled;
  const control = controlOf(within, title);
  switch (kind) {
    case "text":
    case "phone":
    case "idcard":
    case "tax-number":
    case "company":
    case "link":
    case "number":
    case "money":
    case "percent":
      return control.fill(choice.label);
    case "enum":
    case "boolean":
    case "state":
    case "options":
    case "tree":
      return choose(within, filled);
    case "date":
    case "datetime":
    case "period":
      await control.click();
      await within.getByRole("textbox", { name: title, exact: true }).fill(choice.label);
      return within.page().keyboard.press("Enter");
    case "date-range":
      await control.click();
      for (const place of [/^开始/, /^结束/]) {
        const end = control.locator("xpath=ancestor::*[@class='form-item']").getByPlaceholder(place);
        await end.fill(choice.label);
        await end.press("Enter");
      }
      return;
    case "number-range":
      for (const name of ["最小值", "最大值"])
        await within.getByRole("group", { name: title, exact: true }).getByLabel(name).fill(choice.label);
      return;
    default:
      throw new Error(`nobody in tests/generated has taught how to fill a ${kind}`);
  }
}

async function choose(within: Locator, { title, choice, offered, isSearched }: Filled): Promise<void> {
  const control = within.getByRole("combobox", { name: title, exact: true });
  // The chosen value lies over the input of the select, which takes the click all the same.
  await control.click({ force: true });
  await expect(control).toHaveAttribute("aria-expanded", "true");
  const page = within.page();
  // The rows behind may have the same word for their title.
  const entries = page
    .getByTitle(choice.label, { exact: true })
    .and(page.locator(":not(table *):not(form *)"));
  const entry = entries.filter({ visible: true }).last();
  if (offered <= IN_SIGHT || isSearched) await entry.click();
  // Entries that come after the typing are not searched until something is typed again.
  else
    await expect(async () => {
      await control.fill("");
      await control.fill(choice.label);
      await entry.click({ timeout: 3000 });
    }).toPass();
  await control.press("Tab");
}
