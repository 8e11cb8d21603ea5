import { createSchemaField } from "@formily/react";
import type { ComponentType } from "react";
import type { FieldView } from "../../fields/field-view.ts";
import { fieldConnector } from "./field-connector.tsx";
import { FormItem } from "./form-item.tsx";
import { registerFormilyCompiler } from "./formily-compiler.ts";
import { componentName } from "./prepare-schema.ts";
import { registerValidationTexts } from "./validation-texts.ts";

type FieldViews = { readonly [kind: string]: FieldView };

interface FormComponents {
  readonly SchemaField: ReturnType<typeof createSchemaField>;
  readonly connectors: { readonly [kind: string]: ComponentType };
}

const known = new WeakMap<FieldViews, FormComponents>();

/** Formily's components for the application's field kinds, made once. */
export function formComponents(fields: FieldViews): FormComponents {
  const made = known.get(fields) ?? createFormComponents(fields);
  known.set(fields, made);
  return made;
}

function createFormComponents(fields: FieldViews): FormComponents {
  registerFormilyCompiler();
  registerValidationTexts();
  const connectors = Object.fromEntries(
    Object.entries(fields).map(([kind, view]) => [kind, fieldConnector(view)]),
  );
  const named = Object.entries(connectors).map(([kind, connector]) => [componentName(kind), connector]);
  const SchemaField = createSchemaField({ components: { FormItem, ...Object.fromEntries(named) } });
  return { SchemaField, connectors };
}
