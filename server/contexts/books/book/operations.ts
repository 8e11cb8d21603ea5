import type { FirmOperation } from "../../../contracts/operation.ts";
import { allDepartments, bookTypes, ownDepartments, usersByDepartment } from "./book-departments.ts";
import { bookHome, countBooks } from "./book-home.ts";
import { readNoteConfig, saveNoteConfig } from "./book-note-config.ts";
import { readNote, saveNote } from "./book-notes.ts";
import { recentCompanies } from "./recent-companies.ts";
import { setArrival, setStep } from "./set-step.ts";
import { bookYear } from "./single-year.ts";
import { topCompany } from "./top-company.ts";

export const bookOperations: readonly FirmOperation[] = [
  allDepartments,
  setArrival,
  countBooks,
  ownDepartments,
  bookHome,
  readNoteConfig,
  saveNoteConfig,
  readNote,
  saveNote,
  recentCompanies,
  bookYear,
  setStep,
  topCompany,
  bookTypes,
  usersByDepartment,
];
