import { type RawLine, type Reader, readLines } from "./read-lines.ts";

export interface RawSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly lines: readonly RawLine[];
  readonly merges: readonly {
    readonly top: number;
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
  }[];
}

export async function readSheets(
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  reader: Reader,
): Promise<readonly RawSheet[]> {
  return [{ name, isHidden: false, lines: await readLines(content, reader), merges: [] }];
}
