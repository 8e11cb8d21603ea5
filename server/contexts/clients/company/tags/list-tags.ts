import { operation } from "../../../../contracts/operation.ts";
import { containing } from "../../../../records/query/containing.ts";
import { fetchPage } from "../../../../records/query/fetch-page.ts";
import { readCompany } from "../client-company.ts";

const ALL = 500;

/** The firm's tags and how many companies outside the recycle bin each has. */
export const listTags = operation("company.tag.list", async (params, { db, user }) => {
  const { pageNum = 1, pageSize = ALL, name, companyId } = params;
  let tags = db
    .selectFrom("tag")
    .select(["tag.id", "tag.name", "tag.color", "tag.createTime", "tag.rowVersion"])
    .select((from) =>
      from
        .selectFrom("companyTag")
        .innerJoin("company", "company.companyId", "companyTag.companyId")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("companyTag.tagId", "=", "tag.id")
        .where("company.isRemove", "=", 0)
        .as("companyCount"),
    )
    .orderBy("tag.id");
  if (name) tags = tags.where("tag.name", ...containing(name));
  if (companyId !== undefined) {
    await readCompany({ db, user }, companyId);
    tags = tags.where("tag.id", "in", (from) =>
      from.selectFrom("companyTag").select("companyTag.tagId").where("companyTag.companyId", "=", companyId),
    );
  }
  const { list, total } = await fetchPage(tags, { pageNum, pageSize });
  return {
    list: list.map((tag) => ({
      ...tag,
      companyCount: tag.companyCount ?? 0,
      tags: [{ id: tag.id, label: tag.name, color: tag.color }],
    })),
    total,
  };
});
