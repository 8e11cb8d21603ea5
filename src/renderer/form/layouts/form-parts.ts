import { isDataField, isVoidField, type GeneralField, type VoidField } from "@formily/core";
import { partName, readLayout } from "../field/reveal-field.ts";

/** The parts directly inside a layout that are on show, in their order. */
export function partsOf(layout: GeneralField): readonly VoidField[] {
  return Object.values(layout.form.fields).filter(
    (field): field is VoidField =>
      isVoidField(field) &&
      field.display === "visible" &&
      field.address.parent().toString() === layout.address.toString(),
  );
}

/** The name of the one part that is in front: the chosen one, as long as it is there. */
export function shownPart(layout: GeneralField): string | undefined {
  const names = partsOf(layout).map(partName);
  const { shown } = readLayout(layout);
  return shown !== undefined && names.includes(shown) ? shown : names[0];
}

/** The number of wrong fields inside the part. */
export function countErrors(part: GeneralField): number {
  const prefix = `${part.address.toString()}.`;
  return Object.values(part.form.fields).filter(
    (field) =>
      isDataField(field) &&
      field.address.toString().startsWith(prefix) &&
      field.display === "visible" &&
      field.selfErrors.length > 0,
  ).length;
}
