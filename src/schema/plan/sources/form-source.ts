import type { EditionGate } from "../plans/edition-gate.ts";
import type { Json } from "../plans/screen-plan.ts";

/** A condition that disables a field, with the reason that is shown to users. */
export interface Obstacle {
  readonly when: string;
  readonly reason: string;
}

/** A node of a form as written: a field by the name of its property, a list of entries, or layout (`void`). */
export interface FormNodeSource {
  readonly type?: string;
  readonly title?: string;
  readonly required?: boolean;
  readonly properties?: { readonly [name: string]: FormNodeSource };
  readonly items?: FormNodeSource;
  readonly "x-component"?: string;
  readonly "x-component-props"?: { readonly [option: string]: Json };
  readonly "x-validator"?: unknown;
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly "x-local"?: true;
  readonly "x-as-text"?: true;
  readonly "x-disabled"?: boolean | string | readonly Obstacle[];
  readonly [key: string]: unknown;
}
