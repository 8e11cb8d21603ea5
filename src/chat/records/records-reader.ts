import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE } from "../call-options.ts";
import type { ChatRecord, Talk } from "../talk.ts";

/** The part of a talk that is looked for. */
export interface RecordFilters {
  readonly fuzzyMatch?: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly fromUserIdList?: readonly number[];
}

export interface RecordsPage {
  readonly records: readonly ChatRecord[];
  readonly hasOlder: boolean;
}

const PAGE_SIZE = 1500;
/** Records that one request reads by their numbers. */
const MOST_NUMBERS = 200;

export type RecordsReader = ReturnType<typeof createRecordsReader>;

/** The ways to read what was said in one talk. */
export function createRecordsReader(client: ChatHost["client"], talk: Talk, filters: RecordFilters) {
  const read = async (more: {
    readonly beforeId?: number;
    readonly idList?: number[];
  }): Promise<RecordsPage> => {
    const { fromUserIdList, ...texts } = filters;
    const params = {
      ...talk,
      ...texts,
      ...(fromUserIdList && { fromUserIdList: [...fromUserIdList] }),
      ...more,
      pageNum: 1,
      pageSize: PAGE_SIZE,
    };
    const { data, total } = await client.call("chat.record.page", params, IN_PLACE);
    return { records: data, hasOlder: total > data.length };
  };
  return {
    newest: () => read({}),
    before: (id: number) => read({ beforeId: id }),
    some: async (ids: readonly number[]) => (await read({ idList: [...ids].slice(0, MOST_NUMBERS) })).records,
  };
}
