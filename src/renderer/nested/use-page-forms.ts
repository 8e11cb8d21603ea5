import { useEffect, useMemo, useState } from "react";
import type { Screen } from "../host.ts";
import { type AddForms, createOpenForms, type OpenForms } from "./open-forms.ts";

interface PageForms<Shown extends Screen> {
  readonly forms: OpenForms;
  /** The screen as its sections have it: their forms belong to this page. */
  readonly inside: Shown;
}

/** The forms in the sections of a page or a dialog; `addForms` makes them known further out as well. */
export function usePageForms<Shown extends Screen>(screen: Shown, addForms?: AddForms): PageForms<Shown> {
  const [forms] = useState(createOpenForms);
  useEffect(() => addForms?.(forms.list), [addForms, forms]);
  const { place } = screen;
  const insidePlace = useMemo(() => ({ ...place, addForms: forms.add }), [place, forms]);
  return { forms, inside: { ...screen, place: insidePlace } };
}
