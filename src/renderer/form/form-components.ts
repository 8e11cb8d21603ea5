import { createSchemaField } from "@formily/react";
import type { ComponentType } from "react";
import type { FieldView } from "../../fields/field-view.ts";
import { fieldConnector } from "./field/field-connector.tsx";
import { FormBlock } from "./field/form-block.tsx";
import { FormItem } from "./field/form-item.tsx";
import { registerFormilyCompiler } from "./schema/formily-compiler.ts";
import { FormCollapse, FormFold } from "./layouts/form-collapse.tsx";
import { FormGrid } from "./layouts/form-grid.tsx";
import { FormSection } from "./layouts/form-section.tsx";
import { FormPane, FormTabs } from "./layouts/form-tabs.tsx";
import { formilyListComponents } from "./lists/formily-list.tsx";
import { ArrayItems } from "./lists/array-items.tsx";
import { ArrayCell, ArrayTable } from "./lists/array-table.tsx";
import { componentName } from "./schema/prepare-schema.ts";
import { registerValidationRules } from "./schema/validation-rules.ts";

type FieldViews = { readonly [kind: string]: FieldView };

interface FormComponents {
  readonly SchemaField: ReturnType<typeof createSchemaField>;
  readonly connectors: { readonly [kind: string]: ComponentType };
}

/** Everything around the controls: what surrounds one, layouts, and lists of entries. */
const frames = {
  FormItem,
  FormBlock,
  FormGrid,
  FormSection,
  FormTabs,
  FormPane,
  FormCollapse,
  FormFold,
  ArrayTable,
  ArrayCell,
  ArrayItems,
  ...formilyListComponents,
};

const known = new WeakMap<FieldViews, FormComponents>();

/** Formily's components for the application's field kinds, made once. */
export function formComponents(fields: FieldViews): FormComponents {
  const made = known.get(fields) ?? createFormComponents(fields);
  known.set(fields, made);
  return made;
}

function createFormComponents(fields: FieldViews): FormComponents {
  registerFormilyCompiler();
  registerValidationRules();
  const connectors = Object.fromEntries(
    Object.entries(fields).map(([kind, view]) => [kind, fieldConnector(view)]),
  );
  const named = Object.entries(connectors).map(([kind, connector]) => [componentName(kind), connector]);
  const SchemaField = createSchemaField({ components: { ...frames, ...Object.fromEntries(named) } });
  return { SchemaField, connectors };
}
