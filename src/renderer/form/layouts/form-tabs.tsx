import type { VoidField } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { KeyboardEvent, ReactNode } from "react";
import { fieldId } from "../field/field-id.ts";
import { partName, showPart } from "../field/reveal-field.ts";
import { countErrors, partsOf, shownPart } from "./form-parts.ts";

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** Parts of a form behind tabs; a tab shows how many of its fields have errors. */
export const FormTabs = observer(({ children }: { children?: ReactNode }) => {
  const layout = useField<VoidField>();
  const parts = partsOf(layout);
  const shown = shownPart(layout);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = parts.findIndex((part) => partName(part) === shown);
    const next = step === undefined ? undefined : parts[(at + step + parts.length) % parts.length];
    if (!next) return;
    event.preventDefault();
    showPart(layout, partName(next));
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="form-tabs">
      <div
        role="tablist"
        className="form-tablist"
        aria-label={layout.title || "表单分页"}
        tabIndex={-1}
        onKeyDown={walk}
      >
        {parts.map((part) => (
          <FormTab key={partName(part)} part={part} isShown={partName(part) === shown} />
        ))}
      </div>
      {children}
    </div>
  );
});

interface FormTabProps {
  readonly part: VoidField;
  readonly isShown: boolean;
}

const FormTab = observer(({ part, isShown }: FormTabProps) => {
  const errors = countErrors(part);
  return (
    <button
      type="button"
      role="tab"
      id={tabId(part)}
      className="form-tab"
      aria-selected={isShown}
      aria-controls={fieldId(part)}
      tabIndex={isShown ? 0 : -1}
      onClick={() => showPart(part.parent as VoidField, partName(part))}
    >
      {part.title}
      {errors > 0 && (
        <span className="form-tab-errors" aria-label={`${errors} 处有误`}>
          {errors}
        </span>
      )}
    </button>
  );
});

/** The part behind one tab. It stays on the page while another is in front, because its fields are checked too. */
export const FormPane = observer(({ children }: { children?: ReactNode }) => {
  const part = useField<VoidField>();
  const layout = part.parent;
  const isShown = layout === undefined || shownPart(layout) === partName(part);
  return (
    <div
      role="tabpanel"
      className="form-pane"
      id={fieldId(part)}
      aria-labelledby={tabId(part)}
      hidden={!isShown}
    >
      {children}
    </div>
  );
});

function tabId(part: VoidField): string {
  return `${fieldId(part)}-tab`;
}
