/** All that other contexts may use of this one. */
export { uploadFile } from "./file/upload-file.ts";
export { selectTasks } from "./task-centre/present-task.ts";
