import type { ComponentType } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import { endingOf } from "../../domain/file-kind.ts";
import type { FileViewerProps } from "./file-viewer-props.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

type ReadFile = FieldEnvironment["readFile"];

/** Files over the page, with the viewer that shows them. */
interface Shown extends Omit<FileViewerProps, "onClose"> {
  readonly Viewer: ComponentType<FileViewerProps>;
}

export interface Previews {
  readonly shown: () => Shown | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once they are on show; rejects where the viewer, or the name of a file, cannot be had. */
  readonly open: (files: readonly Attachment[]) => Promise<void>;
  readonly close: () => void;
}

export function createPreviews(readFile: ReadFile): Previews {
  const listeners = new Set<() => void>();
  let shown: Shown | null = null;
  const set = (next: Shown | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (files) => {
      const read = readOnce(readFile);
      const [viewer, named] = await Promise.all([
        fetchViewer(),
        Promise.all(files.map(async (file) => await nameFile(file, read))),
      ]);
      set({ Viewer: viewer, files: named, readFile: read });
    },
    close: () => set(null),
  };
}

async function fetchViewer(): Promise<Shown["Viewer"]> {
  try {
    return (await import("./file-viewer.tsx")).FileViewer;
  } catch (cause) {
    throw new Error("预览没有加载成功，请检查网络后再试", { cause });
  }
}

/** A name without an ending does not say what the file is: the server's own does. */
async function nameFile(file: Attachment, read: ReadFile): Promise<Attachment> {
  if (!isOwnAddress(file.fileUrl) || endingOf(file.fileName) !== undefined) return file;
  const { name } = await read(file.fileUrl);
  return name === "" ? file : { ...file, fileName: name };
}

/** Reads each file once; what has failed is read again. */
function readOnce(readFile: ReadFile): ReadFile {
  const files = new Map<string, Promise<File>>();
  return (address) => {
    const known = files.get(address);
    if (known) return known;
    const file = readFile(address);
    files.set(address, file);
    file.catch(() => files.delete(address));
    return file;
  };
}
