type FileKind = "picture" | "pdf" | "other";

const KINDS: Readonly<Record<string, FileKind>> = {
  png: "picture",
  jpg: "picture",
  jpeg: "picture",
  gif: "picture",
  webp: "picture",
  bmp: "picture",
  pdf: "pdf",
};

/** The way in which a file of this name can be looked at; `other`: only once it has been saved. */
export function fileKind(name: string): FileKind {
  return KINDS[endingOf(name) ?? ""] ?? "other";
}

/** The ending of a name in lower case, without its point; undefined when it has none. */
export function endingOf(name: string): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
}
