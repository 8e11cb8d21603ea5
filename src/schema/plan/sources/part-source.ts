import type { EditionGate } from "../plans/edition-gate.ts";
import type { FormNodeSource, Obstacle } from "./form-source.ts";
import type {
  ChartType,
  Condition,
  ContextPlan,
  SurfaceCall,
  TableLook,
  Template,
  Tone,
} from "../plans/screen-plan.ts";

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

/** The sending that a button of a step does again. */
export interface SendSource {
  /** Id of the step that has sent it before. */
  readonly send?: string;
  readonly with?: { readonly [parameter: string]: Template };
  readonly cooldown?: number;
}

export interface ActionSource extends SendSource {
  readonly id: string;
  readonly label: string;
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly style?: "primary" | "default" | "danger";
  /** A row action that is there for the ticked rows too. */
  readonly on?: readonly ["row", "selection"];
  readonly shortcut?: string;
  readonly visible?: Condition;
  readonly can?: string;
  readonly disabled?: readonly { readonly when: Condition; readonly reason: string }[];
  readonly confirm?: string;
  readonly do?: readonly StepSource[];
  readonly reload?: false;
}

/** A value of one kind as written; the kind's options stand flat beside these names. */
export interface FieldSource {
  readonly field: string;
  readonly id?: string;
  readonly title?: string;
  readonly kind?: string;
  readonly [option: string]: unknown;
}

export interface ColumnSource extends FieldSource {
  readonly width?: number;
  readonly fixed?: "left" | "right";
  readonly tooltip?: string;
  readonly group?: string;
  readonly sort?: true;
  readonly second?: string | FieldSource;
  /** A property of the row, or a text with expressions. */
  readonly hint?: string;
  readonly preview?: CallSource & { readonly fields: readonly (string | FieldSource)[] };
  readonly action?: string;
  /** Instead of `action`. */
  readonly do?: readonly StepSource[];
  readonly optional?: true;
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
  /** A condition: in the rows for which it holds; an object: what is sent in the place of what is shown. */
  readonly edit?: true | Condition | CellEditSource;
  /** Typed in new rows alone; false: not in new rows. */
  readonly add?: boolean | CellEditSource;
  readonly value?: Template;
}

/** Columns for each entry of a list in the rows. */
export interface ColumnsOfSource {
  readonly columnsOf: string;
  readonly by: string;
  readonly title: string;
  readonly columns: readonly (string | ColumnSource)[];
}

/** The property of the request that the cells of a column change, and its control. */
export interface CellEditSource extends FieldSource {
  readonly when?: Condition;
}

/** Rows that are changed in their cells. */
export interface EditSource {
  readonly save?: "together" | "row";
  readonly when?: Condition;
  readonly permission?: string;
  readonly submit: CallSource & { readonly label?: string };
  readonly add?: true | AddSource;
  readonly remove?: true | RemoveSource;
}

/** The call of a new row, where each has one of its own. */
export interface AddSource extends Partial<CallSource> {
  readonly initial?: { readonly [field: string]: Template };
  readonly permission?: string;
}

/** The call that removes a row, where each has one of its own. */
export interface RemoveSource extends Partial<CallSource> {
  readonly permission?: string;
}

export interface FilterSource extends Partial<FieldSource> {
  /** Two parameters instead of `field`. */
  readonly fields?: readonly string[];
  readonly initial?: Template;
  /** True: nothing is sent for 全部; else this value. */
  readonly all?: true | string | number;
  readonly required?: true;
  readonly visible?: Condition;
  readonly edition?: EditionGate;
}

export interface CallSource {
  readonly call: string;
  readonly params?: Template;
}

/** A value that a screen, a dialog or a block is given. */
export interface InputSource {
  /** The operation whose parameter it is. */
  readonly of?: string;
  /** The parameter's name, where it is another. */
  readonly parameter?: string;
  /** Instead of `of`. */
  readonly type?: string;
  readonly title?: string;
  readonly optional?: true;
}

/** The subject of a screen. */
export interface ContextSource {
  readonly company?: true;
  readonly period?: true | ContextPlan["period"];
}

/** A place that shows another screen. */
export interface ShownScreenSource {
  readonly screen: string;
  readonly with?: { readonly [input: string]: Template };
  readonly context?: { readonly company: Template };
}

export interface ShownItemSource extends ShownScreenSource {
  readonly id: string;
  readonly label: string;
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly visible?: Condition;
}

export interface RecordSource {
  readonly record?: CallSource;
  readonly actions?: readonly ActionSource[];
}

export interface FormBodySource extends RecordSource {
  readonly initial?: Template;
  readonly form: FormNodeSource;
  /** Without a call the form gives its values to the step that opened it. */
  readonly submit?: Partial<CallSource> & {
    readonly label?: string;
    readonly title?: string;
    readonly unfinished?: string;
  };
  readonly readOnly?: readonly Obstacle[];
  readonly whenHidden?: "keep" | "clear" | "omit";
}

export interface SectionFieldSource extends FieldSource {
  readonly visible?: Condition;
}

export interface FigureSource extends SectionFieldSource {
  readonly tone?: "success" | "warning" | "error";
  readonly as?: "progress";
  readonly do?: readonly StepSource[];
}

interface QuestionSource extends CallSource {
  readonly permission?: string;
  readonly edition?: EditionGate;
}

export interface ChartSource {
  readonly type: ChartType;
  readonly rows: string;
  readonly x: string | FieldSource;
  readonly y: readonly (string | FieldSource)[];
}

export interface SectionSource extends Partial<ShownScreenSource> {
  readonly id: string;
  readonly span?: number;
  readonly from?: string;
  readonly figures?: readonly (string | FigureSource)[];
  readonly surface?: string;
  readonly calls?: readonly SurfaceCall[];
  readonly items?: readonly ShownItemSource[];
  readonly actions?: readonly ActionSource[];
  readonly title?: string;
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly across?: number;
  readonly fields?: readonly (string | SectionFieldSource)[];
  readonly table?: {
    readonly rows?: string;
    readonly source?: CallSource;
    readonly pageSize?: number;
    readonly as?: TableLook;
    readonly stage?: string;
    readonly columns: readonly (string | ColumnSource)[];
    readonly rowActions?: readonly ActionSource[];
  };
  readonly chart?: ChartSource;
  readonly text?: string | TextSource;
}

interface TextSource {
  readonly words: string;
  readonly tone?: Tone;
  readonly link?: { readonly label: string; readonly do: readonly StepSource[] };
}

export interface IdentitySource {
  readonly title: string;
  readonly tab?: string;
  readonly fields?: readonly (string | SectionFieldSource)[];
  readonly measureWord?: string;
}

export interface DetailBodySource extends RecordSource {
  readonly data?: { readonly [name: string]: QuestionSource };
  readonly sections: readonly SectionSource[];
}

/** A step of a dialog. */
export interface DialogStepSource extends Partial<FormBodySource> {
  readonly id: string;
  readonly title?: string;
  readonly text?: string;
  readonly submit: NonNullable<FormBodySource["submit"]> & SendSource;
  readonly next?: readonly NextSource[];
  readonly back?: true;
}

export interface NextSource {
  readonly when?: Condition;
  readonly to?: string;
  readonly error?: string;
  readonly done?: readonly StepSource[];
}

/** A dialog as written, with the block it takes by `use` already merged in; its kind follows from its content. */
export interface DialogSource
  extends Partial<FormBodySource>, Partial<DetailBodySource>, Partial<ShownScreenSource> {
  readonly kind?: "form" | "page" | "surface" | "steps";
  readonly steps?: readonly DialogStepSource[];
  readonly place?: "modal" | "drawer" | "beside";
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly about?: readonly SectionSource[];
  readonly walk?: { readonly input: string; readonly over: string; readonly measureWord?: string };
  readonly width?: number | string;
  readonly permission?: string;
  readonly inputs?: Readonly<Record<string, InputSource>>;
  readonly surface?: string;
  readonly params?: Template;
}
