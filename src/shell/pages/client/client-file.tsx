import { Button } from "antd";
import { useEffect, useState } from "react";
import { saveFile } from "../../../fields/cells/save-file.ts";
import { useClientAccess } from "./client-access.ts";
import { clientText } from "./client-text.ts";
import { readClientFile } from "./read-client-file.ts";

interface FileProps {
  readonly file: { readonly fileKey: string; readonly fileName: string; readonly fileType: string };
}

const IMAGES: ReadonlySet<string> = new Set(["png", "jpg", "jpeg"]);

/** A picture as it is, any other file as a button that saves it. */
export function ClientFile({ file }: FileProps) {
  return IMAGES.has(file.fileType) ? <Picture file={file} /> : <SavedFile file={file} />;
}

function Picture({ file: { fileKey, fileName } }: FileProps) {
  const access = useClientAccess();
  const [source, setSource] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const read = async () => {
      const options = { background: true, signal: leaving.signal };
      const file = await readClientFile(access, fileKey, options).catch(() => null);
      if (leaving.signal.aborted) return;
      if (file === null) {
        setLost(true);
        return;
      }
      made = URL.createObjectURL(file.blob);
      setSource(made);
    };
    void read();
    return () => {
      leaving.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [access, fileKey]);
  if (isLost) return <p className="client-quiet">{clientText("file.failed")}</p>;
  if (source === null) return <p className="client-quiet">{clientText("loading")}</p>;
  return <img className="client-picture" src={source} alt={fileName} />;
}

function SavedFile({ file: { fileKey, fileName } }: FileProps) {
  const access = useClientAccess();
  const save = async () => saveFile(await readClientFile(access, fileKey), fileName);
  return (
    <Button
      size="small"
      aria-label={clientText("file.open", { name: fileName })}
      onClick={() => void save().catch(() => undefined)}
    >
      {fileName}
    </Button>
  );
}
