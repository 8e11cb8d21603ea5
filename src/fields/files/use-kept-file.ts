import { useState } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import { saveFile } from "../cells/save-file.ts";
import type { FieldEnvironment } from "../field-view.ts";

interface KeptFile {
  readonly state: "idle" | "reading" | "failed";
  readonly keep: () => Promise<void>;
}

/** Reads a file of this application as the user, and keeps it on this machine. */
export function useKeptFile(
  { fileName, fileUrl }: Attachment,
  readFile: FieldEnvironment["readFile"],
): KeptFile {
  const [state, setState] = useState<KeptFile["state"]>("idle");
  const keep = async () => {
    setState("reading");
    try {
      saveFile({ blob: await readFile(fileUrl), name: fileName });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { state, keep };
}
