import type { ReactNode, ComponentType } from "react";
import type { FieldContract, FieldOptions, SchemaRow, Tables } from "../schema/contracts.ts";

export interface FieldEnvironment extends Tables {
  /** Calls an operation; for controls whose options come from the server. */
  readonly call: (
    operationId: string,
    params: Record<string, unknown>,
    signal?: AbortSignal,
    /** Called with the share, 0 to 1, of a file that has been sent. */
    onUploadProgress?: (share: number) => void,
  ) => Promise<unknown>;
  /**
   * Reads a file of this application by its address, which only answers to the signed-in user; the file has its name
   * at the server.
   */
  readonly readFile: (address: string) => Promise<File>;
  /** The server's day in Asia/Shanghai, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day, `YYYY-MM-DD`, from which words such as 上月 are calculated; absent where a value must be fixed: in forms. */
  readonly relativeTo?: string;
}

export interface ControlProps {
  readonly id: string;
  readonly value: unknown;
  /** The name of the value, if the caller has it: it is shown until the control has read its choices. */
  readonly valueName?: string;
  /** `label`: the label of the chosen value, where the control has it. */
  readonly onChange: (value: unknown, label?: string) => void;
  readonly onBlur?: () => void;
  readonly options: FieldOptions;
  readonly environment: FieldEnvironment;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly "aria-invalid"?: true;
  readonly "aria-required"?: true;
  readonly "aria-describedby"?: string;
}

export type CellLink = (content: ReactNode) => ReactNode;

/** The React half of a field kind (`cell.tsx`, `control.tsx`). */
export interface FieldView {
  readonly kind: string;
  /** Runs once a column; what it returns runs for each row and must be cheap. */
  readonly cell: (
    options: FieldOptions,
    environment: FieldEnvironment,
  ) => (
    value: unknown,
    row: Row,
    /** Makes a link of what it is given; a cell that has more than a name in it links the name only. */
    link?: CellLink,
  ) => ReactNode;
  /** From the kind's contract: the value as one line of text. */
  readonly text: FieldContract["format"];
  /** From the kind's contract: the value as a number, where it is one. */
  readonly cellValue?: FieldContract["cellValue"];
  /** From the kind's contract: fields that the cell shows beside the value. */
  readonly beside?: FieldContract["beside"];
  readonly Control?: ComponentType<ControlProps>;
  /** From the kind's contract: the value of a filter on the wire. */
  readonly send?: FieldContract["send"];
  /** From the kind's contract: the value that a filter stands for on a day. */
  readonly resolve?: FieldContract["resolve"];
  /** From the kind's contract: the value that a typed or pasted text stands for. */
  readonly tidy?: FieldContract["tidy"];
  /** The control stands, read-only, in the place of a cell: it shows more of the value. */
  readonly controlReads?: true;
  /** The control needs the room of two in a line of filters. */
  readonly isWide?: true;
}

export type Row = SchemaRow;
