import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";

/** Files to look at. */
export interface FileViewerProps {
  /** At least one. */
  readonly files: readonly Attachment[];
  readonly readFile: FieldEnvironment["readFile"];
  readonly onClose: () => void;
}
