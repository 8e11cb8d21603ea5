import type { Condition, Json, Template } from "./screen-plan.ts";

/** A step as written: one verb's key with its arguments beside it. */
export interface StepSource {
  readonly if?: Condition;
  readonly then?: readonly StepSource[];
  readonly else?: readonly StepSource[];
  readonly stop?: true;
  readonly when?: Condition;
  readonly as?: string;
  readonly onError?: readonly StepSource[];
  readonly [argument: string]: unknown;
}

export interface ActionSource {
  readonly id: string;
  readonly label: string;
  readonly permission?: string;
  readonly style?: "primary" | "default" | "danger";
  readonly visible?: Condition;
  readonly disabled?: readonly { readonly when: Condition; readonly reason: string }[];
  readonly confirm?: string;
  readonly do?: readonly StepSource[];
}

/** A column or a filter as written; the kind's options stand flat beside the known names. */
export interface FieldSource {
  readonly field: string;
  readonly id?: string;
  readonly title?: string;
  readonly kind?: string;
  readonly control?: string;
  readonly width?: number;
  readonly fixed?: "left" | "right";
  readonly tooltip?: string;
  readonly initial?: Json;
  readonly [option: string]: Json | undefined;
}

export interface CallSource {
  readonly call: string;
  readonly params?: Template;
}

/** A dialog as written, with the block it takes by `use` already merged in. */
export interface DialogSource {
  readonly title: string;
  readonly width?: number;
  readonly permission?: string;
  readonly record?: CallSource;
  readonly initial?: Template;
  readonly form: FormNodeSource;
  readonly submit: CallSource & { readonly label?: string };
  readonly whenHidden?: "keep" | "clear" | "omit";
}

export interface FormNodeSource {
  readonly type?: string;
  readonly title?: string;
  readonly required?: boolean;
  readonly properties?: { readonly [name: string]: FormNodeSource };
  readonly items?: FormNodeSource;
  readonly "x-component"?: string;
  readonly "x-component-props"?: { readonly [option: string]: Json };
  readonly "x-validator"?: unknown;
  readonly "x-local"?: true;
  readonly [key: string]: unknown;
}

export interface ListSource {
  readonly id: string;
  readonly kind: "list";
  readonly title: string;
  readonly permission?: string;
  readonly source: CallSource;
  readonly rowKey?: string;
  readonly pageSize?: number;
  readonly filters?: readonly (string | FieldSource)[];
  readonly columns: readonly (string | FieldSource)[];
  readonly toolbar?: readonly ActionSource[];
  readonly rowActions?: readonly ActionSource[];
  readonly selectionActions?: readonly ActionSource[];
}

export interface CustomSource {
  readonly id: string;
  readonly kind: "custom";
  readonly title: string;
  readonly permission?: string;
  readonly surface: string;
}

/** What stands in `schemas/screens`, once the grammar has found nothing. */
export type ScreenSource = ListSource | CustomSource;
