import { App, Button } from "antd";
import { createElement, useMemo } from "react";
import { copyText } from "../../fields/cells/copy-text.ts";
import type { Notice, Outside } from "../../actions/verb-runner.ts";
import { handlers } from "../../handlers.ts";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import { useJobs } from "../jobs/jobs-context.ts";
import type { JobSource } from "../jobs/tracked-job.ts";
import type { Previews } from "../previews/previews.ts";
import { printPage } from "./print-page.ts";
import { pickFile } from "./pick-file.ts";
import { saveFile } from "../../fields/cells/save-file.ts";

/** The services of the application around a screen for the screen's actions. */
export function useOutside(plan: ScreenPlan, previews: Previews): Outside {
  const { notification, modal } = App.useApp();
  const jobs = useJobs();
  return useMemo(() => {
    const notify = ({ text, description, tone, duration, link }: Notice) => {
      const key = nextNotice();
      const follow = () => {
        notification.destroy(key);
        void link?.run().catch((error: unknown) => notification.error({ message: messageOf(error) }));
      };
      notification.open({
        key,
        type: tone,
        message: text,
        ...(description !== undefined && { description }),
        ...(duration !== undefined && { duration }),
        ...(link && { btn: createElement(Button, { size: "small", onClick: follow }, link.label) }),
      });
    };
    const confirmByClick = async () =>
      modal.confirm({ title: "准备好了，请选择要上传的文件", okText: "选择文件", cancelText: "取消" });
    return {
      notify,
      saveFile,
      pickFile: (accept) => pickFile(accept, confirmByClick),
      copyText,
      print: printPage,
      preview: previews.open,
      startJob: (operationId, params, title) =>
        jobs.start(operationId, params, title, sourceOf(operationId, plan)),
      followJob: (operationId, answer, title) => jobs.track(answer, title, sourceOf(operationId, plan)),
      handle: async (name, params) => {
        const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
        if (!handler) throw new Error(`no handler "${name}" is registered`);
        return await handler(params);
      },
    };
  }, [plan, previews, jobs, notification, modal]);
}

function sourceOf(operationId: string, { calls }: ScreenPlan): JobSource {
  const job = calls[operationId]?.job;
  const poll = job && calls[job.poll];
  if (!poll) throw new Error(`${operationId} starts no task that could be followed`);
  return { plan: job, poll };
}

let notices = 0;

/** A key that no other notice of this page has. */
function nextNotice(): string {
  notices += 1;
  return `notice.${notices}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
