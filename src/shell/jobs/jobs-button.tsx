import "./jobs-button.css";
import { CloudDownloadOutlined } from "@ant-design/icons";
import { Badge, Progress } from "antd";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useShell } from "../shell-context.tsx";
import { HeaderPopup } from "../layout/header-popup.tsx";
import { shellText } from "../shell-text.ts";
import { saveFile } from "../../fields/cells/save-file.ts";
import { useJobs } from "./jobs-context.ts";
import { allJobs, RETRY, TASK } from "./server-jobs.ts";
import type { TrackedJob } from "./tracked-job.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

/** The header's entry to the user's long tasks; absent while there are none. */
export function JobsButton() {
  const jobs = useJobs();
  const ownJobs = useSyncExternalStore(jobs.subscribe, jobs.read);
  const known = useSyncExternalStore(jobs.known.subscribe, jobs.known.read);
  const list = allJobs(ownJobs, known);
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
          <span className="shell-entry-label">{shellText("job.list")}</span>
        </>
      }
    >
      {() => <JobList list={list} known={known} />}
    </HeaderPopup>
  );
}

interface JobListProps {
  readonly list: readonly TrackedJob[];
  readonly known: readonly TrackedJob[];
}

function JobList({ list, known }: JobListProps) {
  const { refresh } = useJobs().known;
  useEffect(() => void refresh(), [refresh]);
  return (
    <ul className="jobs-list" aria-label={shellText("job.list")}>
      {list.map((job) => (
        <JobEntry key={job.id} job={job} isKnown={known.some(({ id }) => id === job.id)} />
      ))}
    </ul>
  );
}

interface JobEntryProps {
  readonly job: TrackedJob;
  /** The server has it on its list: it can be tried again, and does not go when this tab forgets it. */
  readonly isKnown: boolean;
}

function JobEntry({ job, isKnown }: JobEntryProps) {
  const jobs = useJobs();
  const { client } = useShell();
  const [failure, setFailure] = useState<string | null>(null);
  const ownFiles = job.files.filter((file) => isOwnAddress(file));
  const fetchAgain = async () => {
    setFailure(null);
    for (const file of ownFiles)
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
        {ownFiles.length > 0 && (
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
        {job.isRepeatable && isKnown && (
          <button
            type="button"
            className="grid-link"
            onClick={() =>
              void jobs
                .start(RETRY, { taskid: job.id }, job.title, TASK)
                .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
            }
          >
            {shellText(job.state === "partly" ? "job.retryFailed" : "retry")}
          </button>
        )}
        {job.state !== "running" && !isKnown && (
          <button type="button" className="grid-link" onClick={() => jobs.dismiss(job.id)}>
            {shellText("job.dismiss")}
          </button>
        )}
      </div>
    </li>
  );
}
