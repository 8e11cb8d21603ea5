import type { JobKinds } from "../../contracts/job-kind.ts";
import type { Schedule } from "../../platform/jobs/schedules.ts";
import { RENEWAL_REMINDER, renewalReminderJob } from "./fee/renewal-reminder.ts";

export const moneyJobs: JobKinds = { [RENEWAL_REMINDER]: renewalReminderJob };

export const moneySchedules: readonly Schedule[] = [
  { id: RENEWAL_REMINDER, kind: RENEWAL_REMINDER, title: "续费提醒", at: "08:00", params: {} },
];
