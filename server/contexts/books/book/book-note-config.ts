import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";

interface NoteConfig {
  /** 1: a month without a note shows that of the month before. */
  readonly carryOver: number;
  /** 1: the list of companies shows the notes. */
  readonly showInList: number;
  readonly templates: readonly string[];
  readonly userName: string | null;
  readonly updateTime: string | null;
  /** Null: the firm has decided nothing yet. */
  readonly rowVersion: string | null;
}

const SUBJECT = "bookNote";

/** The setting until a user saves another one. */
const USUAL: NoteConfig = {
  carryOver: 0,
  showInList: 1,
  templates: [],
  userName: null,
  updateTime: null,
  rowVersion: null,
};

/** The firm's setting of its notes. */
export async function noteConfig(context: FirmContext): Promise<NoteConfig> {
  const store = await RecordStore.open("bookNoteConfig", context);
  const config = await store.first({});
  if (!config) return USUAL;
  const { carryOver, showInList, templates, userName, updateTime, rowVersion } = config;
  return { carryOver, showInList, templates, userName, updateTime, rowVersion };
}

export const readNoteConfig = operation(
  "book.note.config",
  async (_params, context) => await noteConfig(context),
);

export const saveNoteConfig = operation("book.note.configSave", async (params, context) => {
  const store = await RecordStore.open("bookNoteConfig", context);
  await keepOne(store, { subject: SUBJECT }, { ...params, userId: context.user.id });
  return null;
});
