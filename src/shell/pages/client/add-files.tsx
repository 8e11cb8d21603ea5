import { Button } from "antd";
import { useRef, useState } from "react";
import type { ChatFile } from "../../../generated/operations/chat.ts";
import { useClientAccess } from "./client-access.ts";
import { clientText } from "./client-text.ts";

interface AddFilesProps {
  readonly files: readonly ChatFile[];
  readonly onChange: (files: readonly ChatFile[]) => void;
  readonly onFault: (fault: string | null) => void;
}

const MOST = 9;
const ACCEPTED = ".png,.jpg,.jpeg,.pdf,.doc,.docx,.xls,.xlsx,.txt";

/** Files that go with what is written; each is uploaded as soon as it is chosen. */
export function AddFiles({ files, onChange, onFault }: AddFilesProps) {
  const { client, link } = useClientAccess();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const add = async (chosen: readonly File[]) => {
    onFault(files.length + chosen.length > MOST ? clientText("file.many") : null);
    setUploading(true);
    const uploaded = [...files];
    for (const file of chosen.slice(0, MOST - files.length)) {
      try {
        uploaded.push(await client.call("miniProgram.client.upload", { link, file }, { silent: true }));
      } catch (error) {
        onFault(`${file.name}：${error instanceof Error ? error.message : clientText("failed")}`);
      }
    }
    onChange(uploaded);
    setUploading(false);
  };
  return (
    <div className="client-files">
      {files.map(({ fileKey, fileName }) => (
        <span key={fileKey} className="client-added">
          {fileName}
          <Button
            type="text"
            size="small"
            aria-label={clientText("file.remove", { name: fileName })}
            onClick={() => onChange(files.filter((file) => file.fileKey !== fileKey))}
          >
            ×
          </Button>
        </span>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = "";
          if (chosen.length > 0) void add(chosen);
        }}
      />
      <Button
        size="small"
        loading={isUploading}
        disabled={files.length >= MOST}
        onClick={() => input.current?.click()}
      >
        {clientText(isUploading ? "file.uploading" : "file.add")}
      </Button>
    </div>
  );
}
