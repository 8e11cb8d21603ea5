import type { Handlers } from "../../binding/handler.ts";
import { chatCompanies } from "./chat-companies.ts";
import { chatRecords } from "./chat-records.ts";
import { chatStatistics, setInvoiceMessage } from "./chat-statistics.ts";
import { cancelTodo, finishTodo, saveTodo, todoDetail, todoUsers } from "./chat-todos.ts";
import { submitMessage } from "./submit-message.ts";
import { uploadAttachment } from "./upload-attachment.ts";

/** 企业沟通. */
export const chatHandlers: Handlers["firm"] = {
  "chat.company.page": chatCompanies,
  "chat.record.page": chatRecords,
  "chat.record.submit": submitMessage,
  "chat.record.uploadFile": uploadAttachment,
  "chat.statistics": chatStatistics,
  "chat.todo.save": saveTodo,
  "chat.todo.cancel": cancelTodo,
  "chat.todo.done": finishTodo,
  "chat.todo.detail": todoDetail,
  "chat.todo.users": todoUsers,
  "chat.invoiceMessageStatus": setInvoiceMessage,
};
