import { useEffect, useRef, useState } from "react";
import { readAttachments } from "../../../domain/attachments.ts";
import type { ControlProps } from "../../field-view.ts";
import { checkFile } from "../../files/check-file.ts";
import { readTarget } from "../../files/upload-target.ts";

const ENDINGS = [".png", ".jpg", ".jpeg", ".gif", ".webp"];
const MAX_MB = 5;

export const PICTURES = ENDINGS.join(",");

interface Arrived {
  readonly src: string;
  readonly alt: string;
}

/**
 * Sends pictures to the server and gives the address of each that has arrived; reports the number under way and the
 * failures.
 */
export function usePictures({ options, environment }: Pick<ControlProps, "options" | "environment">) {
  const [underWay, setUnderWay] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);
  const send = async (file: File, onArrived: (picture: Arrived) => void) => {
    const maxMb = typeof options.maxMb === "number" ? options.maxMb : MAX_MB;
    const fault = checkFile(file, { endings: ENDINGS, maxMb });
    setProblem(fault);
    if (fault !== null) return;
    const { signal } = abort.current;
    setUnderWay((count) => count + 1);
    try {
      const { call, param, params } = readTarget(options);
      const answer = await environment.call(call, { ...params, [param]: file }, signal);
      const [stored] = readAttachments(answer);
      if (!stored) throw new Error("服务器没有返回图片地址，请稍后重试");
      if (!signal.aborted) onArrived({ src: stored.fileUrl, alt: file.name.replace(/\.\w+$/, "") });
    } catch (error) {
      if (!signal.aborted)
        setProblem(
          error instanceof Error && error.message !== "" ? error.message : "图片没有上传成功，请重试",
        );
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return { underWay, problem, send };
}
