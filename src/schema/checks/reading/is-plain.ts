import type { Place } from "./place.ts";

/** True for a field of a form that is written in the plain grammar, where the words of Formily have others. */
export function isPlain({ file, pointer }: Place): boolean {
  return file.written !== undefined && !/\/properties\/[^/]+$/.test(file.writtenAt(pointer));
}
