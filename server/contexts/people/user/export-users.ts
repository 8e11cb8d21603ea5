import { operation } from "../../../contracts/operation.ts";

/** Leaves a job that writes the users to a workbook. */
export const exportUsers = operation("user.exportByType", async ({ type }, { jobs, concerns }) => {
  concerns(USER_EXPORTS[type]);
  return { taskid: await jobs.enqueue("user.export", `导出${USER_EXPORTS[type]}`, { type }, { once: true }) };
});

const USER_EXPORTS = { staff: "员工名册", roles: "角色授权明细", companies: "负责企业明细" } as const;
