import type { EditionGate } from "../plans/edition-gate.ts";
import type { EmbeddedSystem } from "../plans/embedded-system.ts";
import type {
  ActionSource,
  CallSource,
  ColumnSource,
  ColumnsOfSource,
  ContextSource,
  DetailBodySource,
  DialogSource,
  EditSource,
  FilterSource,
  FormBodySource,
  InputSource,
  IdentitySource,
  ShownItemSource,
  StepSource,
} from "./part-source.ts";
import type { Obstacle } from "./form-source.ts";
import type { Condition, EnumEntry, Json } from "../plans/screen-plan.ts";

interface ScreenHeaderSource {
  readonly id: string;
  readonly title: string;
  readonly permission?: string;
  readonly inputs?: Readonly<Record<string, InputSource>>;
  readonly context?: ContextSource;
}

type DialogSources = { readonly [id: string]: DialogSource };

export interface ListSource extends ScreenHeaderSource {
  readonly kind: "list";
  readonly source: CallSource;
  readonly rowKey?: string;
  readonly pageSize?: number;
  readonly tabs?: ListTabsSource;
  readonly aside?: AsideSource;
  readonly filters?: readonly (string | FilterSource)[];
  readonly columns: readonly (string | ColumnSource | ColumnsOfSource)[];
  readonly order?: string;
  readonly tree?: { readonly parent: string; readonly of: string; readonly opened?: number };
  readonly views?: readonly ViewSource[];
  readonly edit?: EditSource;
  readonly selectable?: SelectableSource;
  readonly tone?: readonly ToneSource[];
  readonly summary?: { readonly label?: string; readonly source?: CallSource; readonly from?: string };
  readonly expand?: {
    readonly source: CallSource;
    readonly pageSize?: number;
    readonly columns: readonly (string | ColumnSource)[];
  };
  readonly refresh?: readonly RoundSource[];
  readonly live?: { readonly on: string };
  readonly toolbar?: readonly ActionSource[];
  readonly rowActions?: readonly ActionSource[];
  readonly selectionActions?: readonly ActionSource[];
  readonly dialogs?: DialogSources;
}

/** The ticks of a list's rows. */
export interface SelectableSource {
  readonly disabled?: readonly Obstacle[];
  readonly ticked?: Condition;
  readonly allMatching?: true;
  readonly keptAround?: true;
  /** Ids of columns. */
  readonly sum?: readonly string[];
}

/** Rows that stand out while a condition holds. */
interface ToneSource {
  readonly when: Condition;
  readonly as: "error" | "warning" | "success" | "muted";
  readonly label: string;
}

export type ViewSource =
  | {
      readonly as: "board";
      readonly by: string;
      readonly card: readonly string[];
      readonly sum?: string;
      readonly move?: readonly { readonly to: string | number | boolean; readonly action: string }[];
    }
  | {
      readonly as: "calendar";
      readonly date: string;
      readonly card: readonly string[];
      readonly color?: string;
    }
  | { readonly as: "cards"; readonly card: readonly string[]; readonly image?: string };

/** The tabs of a list as they are written out. */
interface ListTabsSource {
  readonly field: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly value?: Json;
    readonly name?: Json;
    readonly count?: string;
    readonly permission?: string;
    readonly edition?: EditionGate;
  }[];
  readonly counts?: CallSource;
}

export interface AsideSource {
  readonly title: string;
  readonly source: CallSource;
  readonly value: string;
  readonly label: string;
  readonly children?: string;
  readonly count?: string;
  readonly param: string;
  readonly all: string;
  readonly toolbar?: readonly ActionSource[];
  readonly nodeActions?: readonly ActionSource[];
}

interface RoundSource {
  readonly every: number;
  readonly rows: Condition;
  readonly source?: CallSource;
  readonly limit?: number;
  readonly then?: readonly StepSource[];
}

interface FormPageSource extends ScreenHeaderSource, FormBodySource {
  readonly kind: "form";
  readonly done?: readonly StepSource[];
  readonly dialogs?: DialogSources;
}

interface PageSource extends ScreenHeaderSource, DetailBodySource {
  readonly kind: "page";
  readonly identity?: IdentitySource;
  readonly actionsAt?: "head" | "foot";
  readonly dialogs?: DialogSources;
}

interface TabsSource extends ScreenHeaderSource {
  readonly kind: "tabs";
  readonly record?: CallSource;
  readonly identity?: IdentitySource;
  readonly items: readonly ShownItemSource[];
}

interface EmbedSource extends ScreenHeaderSource {
  readonly kind: "embed";
  readonly system: EmbeddedSystem;
  readonly path: string;
}

interface CustomSource extends ScreenHeaderSource {
  readonly kind: "custom";
  readonly surface: string;
}

/** A file of `schemas/screens` once the grammar has found nothing, all blocks merged in. */
export type ScreenSource = ListSource | FormPageSource | PageSource | TabsSource | EmbedSource | CustomSource;

/** A file of `schemas/states`. */
export interface StateSource {
  readonly name: string;
  readonly title: string;
  /** Operation whose rows the conditions read. */
  readonly of: string;
  readonly cases: readonly {
    readonly value: string;
    readonly label: string;
    readonly color?: EnumEntry["color"];
    readonly when?: Condition;
  }[];
}
