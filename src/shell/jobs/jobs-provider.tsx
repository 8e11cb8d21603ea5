import { App } from "antd";
import { type ReactNode, useEffect, useMemo } from "react";
import { lastingStorage } from "../../session/lasting-storage.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { openPage } from "../outside/open-page.ts";
import { saveFile } from "../../fields/cells/save-file.ts";
import { deliverFiles } from "./deliver-files.ts";
import { announceEnd } from "./announce-end.ts";
import { createJobRunner } from "./job-runner.ts";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import { JobsContext } from "./jobs-context.ts";
import { createServerJobs } from "./server-jobs.ts";
import type { TrackedJob } from "./tracked-job.ts";

const SECONDS_TO_READ = 3;

/**
 * Seconds for which a notice stays: a failure stays until the user closes it, unless its kind of task sets the time.
 */
function secondsToRead({ plan, state }: TrackedJob, tone: string): number {
  if (state !== "running" && plan.seconds !== undefined) return plan.seconds;
  return tone === "error" || tone === "warning" ? 0 : SECONDS_TO_READ;
}

/**
 * Follows the tasks of this browser tab, lists those of the user, shows their start and end, and delivers their files.
 */
export function JobsProvider({ children }: { readonly children: ReactNode }) {
  const { client, session } = useShell();
  const { notification } = App.useApp();
  const userId = session.scope.user.id;
  const jobs = useMemo(() => {
    const tell = (job: TrackedJob, tone: "info" | "success" | "warning" | "error", text: string) =>
      notification.open({
        key: `job.${job.id}`,
        type: tone,
        message: job.title,
        description: text,
        duration: secondsToRead(job, tone),
      });
    const deliver = async (job: TrackedJob) => {
      const blocked = await deliverFiles(job, {
        download: (address) => client.download(address, { silent: true }),
        saveFile,
        openPage,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      });
      if (blocked.length === 0) return;
      notification.warning({
        message: shellText("job.blocked"),
        duration: 0,
        description: blocked.map((link) => (
          <div key={link}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          </div>
        )),
      });
    };
    const known = createServerJobs(client.callPlanned);
    const runner = createJobRunner({
      register: client.register,
      call: client.callPlanned,
      storage: lastingStorage(() => window.sessionStorage),
      key: `jobs.${userId}`,
      onStarted: (job) => {
        tell(job, "info", shellText(job.plan.file === undefined ? "job.begun" : "job.started"));
        void known.refresh();
      },
      onEnded: (job, answer) => {
        void known.refresh();
        announceEnd(job, answer);
        if (job.state === "failed") return tell(job, "error", job.message ?? shellText("job.failed"));
        if (job.state === "partly") tell(job, "warning", job.message ?? shellText("job.partly"));
        else tell(job, "success", job.message ?? shellText("job.done"));
        deliver(job).catch((error: unknown) =>
          tell(job, "error", error instanceof Error ? error.message : shellText("job.failed")),
        );
      },
    });
    return { ...runner, known };
  }, [client, notification, userId]);
  useEffect(() => jobs.follow(), [jobs]);
  useEffect(() => jobs.known.follow(), [jobs]);
  useSocketMessage("CHANGED", (news) => {
    // The next poll covers missed news.
    if (news?.record === "job") void jobs.known.refresh();
  });
  return <JobsContext value={jobs}>{children}</JobsContext>;
}
