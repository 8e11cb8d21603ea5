import { useEffect, useRef, useState } from "react";
import { readAttachments, type Attachment } from "../../domain/attachments.ts";
import type { ControlProps } from "../field-view.ts";
import type { UploadTarget } from "./upload-target.ts";

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** 0 to 1. */
  readonly share: number;
  /** The reason why it did not arrive. */
  readonly problem?: string;
  /** It may arrive at another try. */
  readonly isRepeatable?: boolean;
}

/** The files that have arrived, and the way to send others. */
interface UploadInput extends Pick<ControlProps, "value"> {
  readonly give: (files: readonly Attachment[]) => void;
  readonly environment: Pick<ControlProps["environment"], "call">;
}

/** The reason why a file may not be uploaded, for the user; null when it may. */
type CheckUpload = (file: File) => string | null;

/** Sends chosen files at once; each that arrives joins the field's value. */
export function useUploads(props: UploadInput, target: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [hasArrived, setArrived] = useState(false);
  const sending = useRef(new Map<number, { readonly file: File; readonly abort: AbortController }>());
  const lastId = useRef(0);
  // Files that arrive together must not overwrite each other: the value of the last render may be old.
  const files = useRef<readonly Attachment[]>([]);
  useEffect(() => {
    files.current = readAttachments(props.value);
  }, [props.value]);

  const change = (id: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  const drop = (id: number) => {
    sending.current.get(id)?.abort.abort();
    sending.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };
  const send = async ({ id, file }: Pick<Upload, "id" | "file">) => {
    const abort = new AbortController();
    sending.current.set(id, { file, abort });
    try {
      const params = { ...target.params, [target.param]: file };
      const result = await props.environment.call(target.call, params, abort.signal, (share) =>
        change(id, { share }),
      );
      if (abort.signal.aborted) return;
      const [arrived] = readAttachments(result);
      if (!arrived) throw new Error("服务器没有返回文件地址，请稍后重试");
      files.current = [...files.current, { ...arrived, fileName: nameOf(result) ?? file.name }];
      props.give(files.current);
      setArrived(true);
      drop(id);
    } catch (error) {
      if (abort.signal.aborted) return;
      sending.current.delete(id);
      const cause = error instanceof Error && error.message !== "" ? error.message : "请稍后重试";
      const problem = `上传失败，${cause}`;
      change(id, { problem, isRepeatable: true });
    }
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    const { current } = sending;
    // A page that comes back to the front sends again what its going behind has cut short.
    for (const [id, { file }] of current) void latestSend.current({ id, file });
    return () => current.forEach(({ abort }) => abort.abort());
  }, []);
  const add = (chosen: readonly File[], room: number, check: CheckUpload) => {
    setArrived(false);
    const added = chosen.map((file, index): Upload => {
      lastId.current += 1;
      const problem = index < room ? check(file) : "超出可上传的数量";
      return { id: lastId.current, file, share: 0, ...(problem !== null && { problem }) };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.problem === undefined) void send(upload);
  };
  const retry = (upload: Upload) => {
    setUploads((all) =>
      all.map((item) => (item.id === upload.id ? { id: item.id, file: item.file, share: 0 } : item)),
    );
    void send(upload);
  };
  return { uploads, hasArrived, add, drop, retry };
}

function nameOf(result: unknown): string | undefined {
  const { fileName } = (typeof result === "object" && result !== null ? result : {}) as {
    readonly fileName?: unknown;
  };
  return typeof fileName === "string" && fileName !== "" ? fileName : undefined;
}
