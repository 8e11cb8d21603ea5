/** A workbook that is not read to its end. Its message is the sentence for the user. */
export class RefusedWorkbook extends Error {
  name = "RefusedWorkbook";
}

export const TOO_LARGE = "文件内容过大，请分批导入";
