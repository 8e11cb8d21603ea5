import type { Attachment } from "../../domain/attachments.ts";
import { useUploads } from "../../fields/files/use-uploads.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE } from "../call-options.ts";
import type { ChatFile } from "../talk.ts";
import type { DraftInHand } from "./use-draft.ts";
import { checkAttachment, isImage, MOST_FILES, type Way } from "./file-limits.ts";

const TARGET = { call: "chat.record.uploadFile", param: "file", params: {} };

/** The files of a message that is being written, and those on their way to the server. */
export function useAttachments(host: ChatHost, { draft, change }: DraftInHand) {
  const call = (
    operationId: string,
    params: Record<string, unknown>,
    signal?: AbortSignal,
    onUploadProgress?: (share: number) => void,
  ) =>
    host.client.callPlanned(operationId, params, {
      ...IN_PLACE,
      ...(signal && { signal }),
      ...(onUploadProgress && { onUploadProgress }),
    });
  const give = (files: readonly Attachment[]) => change({ files: files.map(chatFile) });
  const { uploads, add, drop, retry } = useUploads(
    { value: draft.files, give, environment: { call } },
    TARGET,
  );
  const underWay = uploads.filter(({ problem }) => problem === undefined).length;
  return {
    uploads,
    underWay,
    drop,
    retry,
    add: (files: readonly File[], way: Way) =>
      add(files, MOST_FILES - draft.files.length - underWay, (file) => checkAttachment(file, way)),
    remove: (fileKey: string) => change({ files: draft.files.filter((file) => file.fileKey !== fileKey) }),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

function chatFile({
  fileKey = "",
  fileName,
  fileUrl,
}: {
  fileKey?: string;
  fileName: string;
  fileUrl: string;
}): ChatFile {
  const fileType = fileName.split(".").at(-1)?.toLowerCase() ?? "";
  return { fileKey, fileName, fileUrl, fileType, thumbnailUrl: isImage(fileName) ? fileUrl : null };
}
