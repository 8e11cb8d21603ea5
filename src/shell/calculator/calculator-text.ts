import catalogue from "../../../schemas/messages/calculator.json" with { type: "json" };

/** A fixed text of the calculator; it comes with its panel. */
export function calculatorText(
  key: keyof typeof catalogue.texts,
  values: { readonly [name: string]: string } = {},
): string {
  return catalogue.texts[key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
