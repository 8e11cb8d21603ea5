import { useMemo } from "react";
import { compileText } from "../../expression/template.ts";
import { readAttachments } from "../../domain/attachments.ts";
import type { Row } from "../../fields/field-view.ts";
import { fieldReader } from "../../schema/dotted-field.ts";
import type { TablePlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import { withRow } from "../row-scope.ts";
import type { GalleryTableProps } from "./gallery-table.tsx";
import type { Stage } from "./plain-table.tsx";

/** All that a look wants of its rows beside their columns. */
export type LookProps = Pick<GalleryTableProps, "stageOf" | "picturesOf">;

/** Reads how far the node of a row is, or its pictures with their names. */
export function useTableLook(screen: Screen, table: TablePlan, scope: Scope): LookProps {
  const { host, environment } = screen;
  const stageOf = useMemo(() => {
    if (table.stage === undefined) return undefined;
    const evaluate = compileText(table.stage);
    return (row: Row) => readStage(evaluate(withRow(scope, row, environment.states)));
  }, [table, scope, environment.states]);
  const picturesOf = useMemo(() => {
    const [picture, name] = table.columns;
    if (table.as !== "gallery" || !picture) return undefined;
    const [read, readName] = [fieldReader(picture.field), fieldReader(name?.field ?? "")];
    const nameOf = (row: Row) =>
      name && host.fields[name.kind]?.text(readName(row), name.options, environment, row);
    return (row: Row) =>
      readAttachments(read(row)).map((file) => ({ ...file, fileName: nameOf(row) ?? file.fileName }));
  }, [table, host.fields, environment]);
  return { stageOf, picturesOf };
}

const STAGES: ReadonlySet<unknown> = new Set(["done", "current", "failed"]);

function readStage(value: unknown): Stage {
  return STAGES.has(value) ? (value as Stage) : "waiting";
}
