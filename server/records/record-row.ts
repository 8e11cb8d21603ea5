import type { Records } from "../../src/generated/operations/index.ts";
import type { PlainValues } from "../contracts/plain-values.ts";

/** Names of the kinds of record that the catalogue describes. */
export type RecordName = keyof Records;

/** A record of a kind with all that is read of it. */
export type RecordRow<Name extends RecordName> = PlainValues<Records[Name]> & {
  readonly id: number;
  readonly rowVersion: string;
};
