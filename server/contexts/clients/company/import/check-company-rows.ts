import type { Project } from "../../../../../src/schema/project/project.ts";
import { bareName, isSameName } from "../../../../../src/domain/same-name.ts";
import { bareNameIn } from "../../../../platform/database/bare-name-sql.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { FaultsByLine } from "../../../../imports/planned-rows.ts";
import { companyFaults } from "../edit/company-input.ts";
import {
  type Identifier,
  UNIQUE,
  comparable,
  companiesLike,
  duplicateFaults,
} from "../edit/duplicate-faults.ts";
import { readCompanyRow } from "./read-company-row.ts";

/** The faults of rows of the import file that can be found before companies are made of them. */
export async function checkCompanyRows(
  rows: readonly ImportRow[],
  { db, clock, project }: FirmContext,
): Promise<FaultsByLine> {
  const read = rows.map((row) => ({ row, ...readCompanyRow(row.values, project) }));
  const others = await companiesLike(
    { db, clock },
    read.map(({ input }) => input),
    null,
  );
  const staff = await staffNamed(db, rows);
  const today = clock.now().slice(0, 10);
  const earlier = firstLines(rows, project);
  return new Map(
    read.map(({ row, input, faults }) => {
      const repeated = UNIQUE.flatMap(([path, title]) => {
        const line = earlier[path].get(comparable(path, input));
        return line === undefined || line === row.line
          ? []
          : [{ path, message: `${title}与第 ${line} 行重复` }];
      });
      const kept = duplicateFaults(input, others).filter(({ path }) =>
        repeated.every((fault) => fault.path !== path),
      );
      const rowFaults = [
        ...faults,
        ...companyFaults(input, [...repeated, ...kept], today),
        ...staffFaults(row, staff),
      ];
      return [row.line, rowFaults] as const;
    }),
  );
}

/** Name, tax number or code → the first line that has it. */
function firstLines(all: readonly ImportRow[], project: Project) {
  const lines: Record<Identifier, Map<string, number>> = {
    companyName: new Map(),
    taxlayerNo: new Map(),
    khbm: new Map(),
  };
  for (const { line, values } of all) {
    const { input } = readCompanyRow(values, project);
    for (const [path] of UNIQUE) {
      const value = comparable(path, input);
      if (value !== "" && !lines[path].has(value)) lines[path].set(value, line);
    }
  }
  return lines;
}

type Staff = Awaited<ReturnType<typeof staffNamed>>;

/** Those who work here and are named by these rows, by name or account. */
export async function staffNamed(db: TenantDb, rows: readonly Pick<ImportRow, "values">[]) {
  const named = rows.flatMap(({ values: { userName } }) => (userName ? [String(userName)] : []));
  if (named.length === 0) return [];
  return await db
    .selectFrom("staff")
    .select(["userId", "name", "account"])
    .where((where) =>
      where.or([where(bareNameIn("name"), "in", named.map(bareName)), where("account", "in", named)]),
    )
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .execute();
}

export function staffOf({ values: { userName } }: Pick<ImportRow, "values">, staff: Staff): Staff {
  const named = String(userName ?? "");
  return staff.filter(({ name, account }) => isSameName(name, named) || account === named);
}

function staffFaults(row: ImportRow, staff: Staff): FieldError[] {
  const { userName } = row.values;
  if (!userName) return [];
  const matches = staffOf(row, staff).length;
  if (matches === 1) return [];
  const message =
    matches === 0 ? `负责人“${userName}”不存在或已停用` : `有多位负责人名为“${userName}”，请填写登录账号`;
  return [{ path: "userName", message }];
}
