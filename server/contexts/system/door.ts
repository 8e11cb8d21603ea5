/** All that other contexts may use of this one. */
export { sendNotice } from "./notice/send-notice.ts";
export { keepUpload } from "./file/upload-file.ts";
export { selectTasks } from "./task-centre/present-task.ts";
