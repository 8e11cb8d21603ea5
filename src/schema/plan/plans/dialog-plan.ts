import type { ActionPlan, SendPlan, StepPlan } from "./action-plan.ts";
import type { EditionGate } from "./edition-gate.ts";
import type { ColumnPlan, FieldPlan, LinkPlan } from "./field-plan.ts";
import type { Condition, Template } from "./template.ts";
import type { CallUse } from "./wire-plan.ts";

interface DialogFrame {
  readonly id: string;
  /** A template. */
  readonly title: string;
  /** Templates: texts behind the title, without those that are empty. */
  readonly tags?: readonly string[];
  /** In px, or a share of the window. */
  readonly width: number | string;
  /** `beside`: next to the rows of a list, which stay in use. */
  readonly place: "modal" | "drawer" | "beside";
  readonly permission?: string;
}

export interface RecordUse extends CallUse {
  /** The answer may be null: a form makes a new one then, a page says that there is nothing. */
  readonly mayBeMissing?: true;
}

/** The record loaded for one thing: its result is `record` in the scope. */
interface RecordFrame {
  readonly record?: RecordUse;
  /** Buttons beside those of the kind itself; see `record`, and in a form `$values`. */
  readonly actions: readonly ActionPlan[];
}

/** Values that a form sends beside its own fields, and fields that it never sends. */
export interface SendingPlan {
  /** The version of the record that was read. */
  readonly version?: true;
  /** Fields of the record that are sent as they were read, where the form has none of the name. */
  readonly whole?: readonly string[];
  /**
   * Fields of which the server shows a part only, entries of lists as `lines.*.phone`: sent when the user has typed
   * another value.
   */
  readonly masked?: readonly string[];
  /** Properties that the entries of a list may have; what else was loaded with them is not sent. */
  readonly rows?: { readonly [list: string]: RowShape };
  /** True: only the changed fields of the form are sent. */
  readonly partial?: true;
}

/** The properties of an entry; a null of one that must be "given" is not sent either. */
export interface RowShape {
  readonly [property: string]: "given" | "nullable";
}

/** The call that takes a form's values. */
export interface SubmitUse extends CallUse {
  /** A template: the name of the task that it starts, in the list of tasks. */
  readonly title?: string;
}

export interface FormBody extends RecordFrame {
  /** Values of a new form; merged under those of `record` before any condition is evaluated. */
  readonly initial: Template;
  /** Formily's JSON Schema, completed with titles, types, limits, components and validators. */
  readonly form: FormSchema;
  /** Receives the form's values plus `params`. The form stays open when it fails. Absent: the values themselves are what `open` gives. */
  readonly submit?: SubmitUse;
  readonly sending?: SendingPlan;
  readonly submitLabel: string;
  /** Said where it is not sent because something in it is missing or wrong. */
  readonly unfinished?: string;
  /** The first that holds makes the form one that is only read, and says why. */
  readonly readOnly?: readonly { readonly when: Condition; readonly reason: string }[];
  readonly whenHidden: "keep" | "clear" | "omit";
}

export interface DetailBody extends RecordFrame {
  /** Questions by name, each sent alone. */
  readonly data?: { readonly [name: string]: QuestionPlan };
  readonly sections: readonly DetailSectionPlan[];
}

/** A question; not sent without its permission, or in other editions. */
interface QuestionPlan extends RecordUse {
  readonly permission?: string;
  readonly edition?: EditionGate;
}

/** A large number. */
export interface FigurePlan extends FieldPlan {
  readonly id: string;
  readonly visible?: Condition;
  /** The tone of a value above 0. */
  readonly tone?: "success" | "warning" | "error";
  /** A bar below it: its part of this whole. */
  readonly progress?: { readonly of: number };
  /** A click starts the steps; only for those who may open every route that they lead to. */
  readonly link?: LinkPlan;
}

export interface DetailSectionPlan {
  readonly id: string;
  readonly title?: string;
  readonly visible?: Condition;
  readonly permission?: string;
  readonly edition?: EditionGate;
  /** Columns of 24 on a wide page; absent: all. */
  readonly span?: number;
  /** The question whose answer it shows; absent: the record. */
  readonly from?: string;
  readonly figures?: readonly FigurePlan[];
  /** The body is a hand-written surface. */
  readonly surface?: string;
  /** The operations that the surface calls. */
  readonly calls?: readonly SurfaceCall[];
  /** The screens that the surface shows behind tabs. */
  readonly items?: readonly ShownItemPlan[];
  /** The actions that the surface has buttons for. */
  readonly actions?: readonly ActionPlan[];
  /** Fields side by side. */
  readonly across: number;
  readonly fields: readonly (FieldPlan & { readonly id: string; readonly visible?: Condition })[];
  /** The body is another screen. */
  readonly shown?: ShownScreenPlan;
  readonly table?: TablePlan;
  readonly text?: TextPlan;
}

/** A paragraph of words, with a way on. */
export interface TextPlan {
  /** May hold expressions. */
  readonly words: string;
  readonly tone?: Tone;
  /** A button behind the words; only for those who may open every route that it leads to. */
  readonly link?: LinkPlan;
}

export type Tone = "info" | "success" | "warning" | "error";

/** `timeline`: entries below each other, the time first; `strips`: each row under a head of its own, to be cut apart; `progress`: the nodes of a flow, one after the other; `gallery`: pictures as tiles. */
export type TableLook = "timeline" | "strips" | "progress" | "gallery";

export type ChartType = "line" | "bar" | "pie";

/** A table of the entries that stand in the record, or that a call gives. */
export interface TablePlan {
  /** Property of the record that holds them. */
  readonly rows?: string;
  /** The catalogue does not promise that the record has the property. */
  readonly mayBeMissing?: true;
  readonly source?: CallUse;
  /** Rows of a page at first, where the call gives pages. */
  readonly pageSize: number;
  readonly as?: TableLook;
  /** The state of a node in a `progress`: `done`, `current`, `waiting` or `failed`. */
  readonly stage?: string;
  /** Drawn so: the first column says what an entry is, the others are its numbers. */
  readonly chart?: ChartType;
  readonly columns: readonly ColumnPlan[];
  /** See `row` and `record`. */
  readonly rowActions: readonly ActionPlan[];
}

/** The identity that a page shows. All texts are templates that see `record`. */
export interface IdentityPlan {
  readonly title: string;
  /** Title of the page's tab. */
  readonly tab: string;
  readonly fields: DetailSectionPlan["fields"];
  /** 上一家: what stands behind 上一. */
  readonly measureWord: string;
}

/** Another screen as a part of this one. */
export interface ShownScreenPlan {
  /** Its id. */
  readonly screen: string;
  /** Handed to it, beside everything that this screen is given itself. */
  readonly with?: { readonly [input: string]: Template };
  /** The company that it is about. */
  readonly context?: { readonly company: Template };
}

/** An operation by its id; with its permission code, where that is not the section's. */
export type SurfaceCall = string | { readonly call: string; readonly permission: string };

/** A screen behind a tab. */
export interface ShownItemPlan extends ShownScreenPlan {
  readonly id: string;
  readonly label: string;
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly visible?: Condition;
}

/** One form of a dialog in steps. */
export interface DialogStepPlan extends FormBody {
  readonly id: string;
  /** A template; absent: a detour that the head leaves out. */
  readonly title?: string;
  /** A template, above the fields. */
  readonly text?: string;
  /** In the place of a call of its own: what another step has sent. */
  readonly send?: SendPlan;
  /** Decided by the first entry whose condition holds; empty where another step is sent. */
  readonly next: readonly NextPlan[];
  readonly back?: true;
  /** The fields whose values no browser keeps, by name with their titles. */
  readonly secrets: { readonly [field: string]: string };
}

/** The ways on from an answer. `when`, `error` and the steps see `sent` and `from`. */
export type NextPlan = { readonly when?: Condition } & (
  | { readonly to: string }
  | { readonly error: string }
  | { readonly done: readonly StepPlan[] }
);

/** Leads a page from one value of an input to the next. */
export interface WalkPlan {
  readonly input: string;
  /** An expression: the values of the input. */
  readonly over: string;
  /** 上一家: what stands behind 上一. */
  readonly measureWord: string;
}

interface AboutFrame {
  /** Parts of the record above the fields. */
  readonly about?: readonly DetailSectionPlan[];
}

/** The content that `open` shows: a form to send, forms in steps, a record to read, another screen, or a hand-written surface. */
export type DialogPlan = DialogFrame &
  (
    | ({ readonly kind: "form" } & FormBody & AboutFrame)
    | { readonly kind: "steps"; readonly record?: RecordUse; readonly steps: readonly DialogStepPlan[] }
    | ({ readonly kind: "page"; readonly walk?: WalkPlan } & DetailBody)
    | ({ readonly kind: "screen" } & ShownScreenPlan)
    | { readonly kind: "surface"; readonly surface: string; readonly params: Template }
  );

export type FormDialogPlan = Extract<DialogPlan, { kind: "form" }>;

/** Formily's ISchema as plain data; `x-component` is `field:<kind>` or a layout's name. */
export interface FormSchema {
  readonly type?: string;
  readonly properties?: { readonly [key: string]: FormSchema };
  /** Left out without the code, and in other editions. */
  readonly permission?: string;
  readonly edition?: EditionGate;
  readonly [key: string]: unknown;
}
