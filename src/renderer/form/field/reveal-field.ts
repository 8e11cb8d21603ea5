import type { GeneralField, VoidField } from "@formily/core";

/** The part of a layout that is open; kept at its field, so that a finding can bring its own part to sight. */
interface LayoutState {
  readonly shown?: string;
  readonly folded?: readonly string[];
}

/** The name of a part of a layout: the last piece of its address. */
export function partName(part: GeneralField): string {
  return String(part.address.segments.at(-1));
}

export function readLayout(layout: GeneralField): LayoutState {
  return (layout.data as LayoutState | undefined) ?? {};
}

export function showPart(layout: VoidField, name: string): void {
  layout.setData({ ...readLayout(layout), shown: name });
}

export function foldPart(layout: VoidField, name: string, isFolded: boolean): void {
  const others = (readLayout(layout).folded ?? []).filter((part) => part !== name);
  layout.setData({ ...readLayout(layout), folded: isFolded ? [...others, name] : others });
}

/** Opens every tab and every collapsed section that the field stands in. */
export function revealField(field: GeneralField): void {
  for (let part = field; part.parent; part = part.parent) {
    const layout = part.parent;
    if (layout.componentType === undefined || layout.displayName !== "VoidField") continue;
    showPart(layout as VoidField, partName(part));
    foldPart(layout as VoidField, partName(part), false);
  }
}
