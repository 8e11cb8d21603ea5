import type { Handlers } from "../../binding/handler.ts";
import { allDepartments, bookTypes, ownDepartments, usersByDepartment } from "./book-departments.ts";
import { bookHome, countBooks } from "./book-home.ts";
import { readNoteConfig, saveNoteConfig } from "./book-note-config.ts";
import { readNote, saveNote } from "./book-notes.ts";
import { recentCompanies } from "./recent-companies.ts";
import { setArrival, setStep } from "./set-step.ts";
import { bookYear } from "./single-year.ts";
import { topCompany } from "./top-company.ts";

export const bookHandlers: Handlers["firm"] = {
  "book.allDepart": allDepartments,
  "book.arrival": setArrival,
  "book.count": countBooks,
  "book.depart": ownDepartments,
  "book.home": bookHome,
  "book.note.config": readNoteConfig,
  "book.note.configSave": saveNoteConfig,
  "book.note.get": readNote,
  "book.note.save": saveNote,
  "book.recentFirm": recentCompanies,
  "book.single": bookYear,
  "book.todoStatus": setStep,
  "book.top": topCompany,
  "book.type": bookTypes,
  "book.userByDepart": usersByDepartment,
};
