import type { FirmOperation } from "../../../contracts/operation.ts";
import { chatCompanies } from "./chat-companies.ts";
import { chatRecords } from "./chat-records.ts";
import { chatStatistics, setInvoiceMessage } from "./chat-statistics.ts";
import { cancelTodo, finishTodo, saveTodo, todoDetail, todoUsers } from "./chat-todos.ts";
import { readRecords } from "./read-marks.ts";
import { submitMessage } from "./submit-message.ts";
import { notifyTyping } from "./notify-typing.ts";
import { uploadAttachment } from "./upload-attachment.ts";

/** 企业沟通. */
export const chatOperations: readonly FirmOperation[] = [
  chatCompanies,
  chatRecords,
  submitMessage,
  readRecords,
  notifyTyping,
  uploadAttachment,
  chatStatistics,
  saveTodo,
  cancelTodo,
  finishTodo,
  todoDetail,
  todoUsers,
  setInvoiceMessage,
];
