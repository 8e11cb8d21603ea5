import type { FieldOptions } from "../../schema/contracts.ts";
import { isBlank, plainText } from "../../domain/plain-text.ts";

interface Tag {
  readonly label: string;
  readonly color: string | undefined;
}

/** The tags of an array of texts or objects, or of one of them; entries without a label are left out. */
export function readTags(value: unknown, options: FieldOptions): readonly Tag[] {
  const label = typeof options.label === "string" ? options.label : "label";
  const color = typeof options.color === "string" ? options.color : "color";
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) {
      return isBlank(entry) ? [] : [{ label: plainText(entry), color: undefined }];
    }
    const { [label]: text, [color]: paint } = entry as { readonly [name: string]: unknown };
    return isBlank(text)
      ? []
      : [{ label: plainText(text), color: typeof paint === "string" ? paint : undefined }];
  });
}
