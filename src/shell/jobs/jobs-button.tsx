import "./jobs-button.css";
import { CloudDownloadOutlined } from "@ant-design/icons";
import { Badge, Progress } from "antd";
import { useState, useSyncExternalStore } from "react";
import { useShell } from "../shell-context.tsx";
import { HeaderPopup } from "../layout/header-popup.tsx";
import { shellText } from "../shell-text.ts";
import { saveFile } from "../outside/save-file.ts";
import { useJobs } from "./jobs-context.ts";
import type { TrackedJob } from "./tracked-job.ts";

/** The header's entry to the long tasks of this browser tab; absent while there are none. */
export function JobsButton() {
  const jobs = useJobs();
  const list = useSyncExternalStore(jobs.subscribe, jobs.read);
  if (list.length === 0) return null;
  const running = list.filter(({ state }) => state === "running").length;
  return (
    <HeaderPopup
      label={shellText("job.list")}
      face={
        <>
          <Badge count={running} size="small" offset={[6, 0]}>
            <CloudDownloadOutlined aria-hidden />
          </Badge>
          <span className="jobs-label">{shellText("job.list")}</span>
        </>
      }
    >
      {() => (
        <ul className="jobs-list" aria-label={shellText("job.list")}>
          {list.map((job) => (
            <JobEntry key={job.id} job={job} />
          ))}
        </ul>
      )}
    </HeaderPopup>
  );
}

function JobEntry({ job }: { readonly job: TrackedJob }) {
  const jobs = useJobs();
  const { client } = useShell();
  const [failure, setFailure] = useState<string | null>(null);
  const own = job.files.filter((file) => file.startsWith("/"));
  const fetchAgain = async () => {
    setFailure(null);
    for (const file of own)
      saveFile(await client.download(file, { silent: true }), job.fileName ?? undefined);
  };
  return (
    <li className="jobs-entry">
      <div className="jobs-head">
        <span className="jobs-title">{job.title}</span>
        <span className={`jobs-state jobs-${job.state}`}>{shellText(`job.state.${job.state}`)}</span>
      </div>
      {job.state === "running" && (
        <Progress percent={job.progress ?? 0} size="small" aria-label={job.title} status="active" />
      )}
      {(failure ?? job.message) !== null && <div className="jobs-message">{failure ?? job.message}</div>}
      <div className="jobs-actions">
        {own.length > 0 && (
          <button
            type="button"
            className="grid-link"
            onClick={() =>
              void fetchAgain().catch((error: unknown) =>
                setFailure(error instanceof Error ? error.message : String(error)),
              )
            }
          >
            {shellText("job.download")}
          </button>
        )}
        {job.state === "lost" && (
          <button type="button" className="grid-link" onClick={() => jobs.resume(job.id)}>
            {shellText("job.resume")}
          </button>
        )}
        {job.state !== "running" && (
          <button type="button" className="grid-link" onClick={() => jobs.dismiss(job.id)}>
            {shellText("job.dismiss")}
          </button>
        )}
      </div>
    </li>
  );
}
