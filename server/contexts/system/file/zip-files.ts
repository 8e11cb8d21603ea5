import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { packArchive } from "../../../platform/files/pack-archive.ts";
import { readableKeys } from "../../../records/files/readable-keys.ts";

const MAX_BYTES = 100 * 1024 * 1024;

/** Files that the user may read as one archive, in the order in which they are named. One that they may not refuses all. */
export const zipFiles = operation(
  "file.zipDownload",
  async ({ fileKeyList, fileName }, context): Promise<FileAnswer> => {
    const { db } = context;
    const readable = await readableKeys(fileKeyList, context);
    if (readable.size < fileKeyList.length)
      throw new Refusal("missing", "所选文件不存在或已被删除，请刷新后重试");
    const about = await db
      .selectFrom("file")
      .select((select) => select.fn.sum<string>("size").as("bytes"))
      .where("fileKey", "in", fileKeyList)
      .executeTakeFirstOrThrow();
    if (Number(about.bytes) > MAX_BYTES)
      throw new Refusal("rule", "所选文件合计超过 100MB，请减少文件后分批下载");
    const stored = await db
      .selectFrom("file")
      .select(["fileKey", "name", "content", "createTime as time"])
      .where("fileKey", "in", fileKeyList)
      .execute();
    const byKey = new Map(stored.map((file) => [file.fileKey, file]));
    const files = fileKeyList.flatMap((fileKey) => byKey.get(fileKey) ?? []);
    const name = fileName?.trim() || "文件打包";
    return {
      file: {
        name: /\.zip$/i.test(name) ? name : `${name}.zip`,
        mime: "application/zip",
        content: await packArchive(files),
      },
    };
  },
);
