import type {
  ActionPlan,
  ColumnPlan,
  DetailSectionPlan,
  DialogPlan,
  ListPlan,
  ScreenPlan,
  TablePlan,
} from "../../../schema/plan/plans/screen-plan.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import { formNodes } from "./form-nodes.ts";
import { type ActionPlace, groupNode, type NodePart, type PlanNode } from "./plan-node.ts";

/** Everything on a screen that is shown or hidden for itself, in the order of the eye; first the screen as a whole. */
export function screenNodes(plan: ScreenPlan): PlanNode {
  return {
    pointer: "",
    part: "",
    mark: `screen:${plan.id}`,
    title: plan.title,
    item: { kind: "screen" },
    children: [
      ...bodyNodes(plan),
      ...("dialogs" in plan
        ? groupNode("/dialogs", "弹窗", Object.values(plan.dialogs).map(dialogNode))
        : []),
    ],
  };
}

function bodyNodes(plan: ScreenPlan): readonly PlanNode[] {
  switch (plan.kind) {
    case "list":
      return listNodes(plan);
    case "form":
      return [
        ...formNodes(plan.form, "/form", ""),
        ...groupNode("/actions", "按钮", actionNodes(plan.actions, "/actions", "form")),
      ];
    case "page":
      return [
        ...groupNode("/actions", "按钮", actionNodes(plan.actions, "/actions", "record")),
        ...sectionNodes(plan.sections, "/sections"),
      ];
    case "tabs":
      return tabNodes(plan.items, "/items");
    case "embed":
    case "custom":
      return [];
  }
}

function listNodes({ tabs, aside, expand, ...list }: ListPlan): readonly PlanNode[] {
  return [
    ...(aside
      ? groupNode("/aside", aside.title, [
          ...actionNodes(aside.toolbar, "/aside/toolbar", "list", "aside"),
          ...actionNodes(aside.nodeActions, "/aside/nodeActions", "node", "aside"),
        ])
      : []),
    ...groupNode("/tabs", "标签页", tabNodes(tabs?.items ?? [], "/tabs/items")),
    ...groupNode(
      "/filters",
      "筛选条件",
      list.filters.map((filter, index) => ({
        pointer: joinPointer("/filters", index),
        part: "",
        mark: `filter:${filter.id}`,
        title: filter.title,
        item: { kind: "filter", filter },
        children: [],
      })),
    ),
    ...groupNode("/toolbar", "工具栏", actionNodes(list.toolbar, "/toolbar", "list")),
    ...groupNode(
      "/selectionActions",
      "批量操作",
      actionNodes(
        // Actions on rows stand among the row actions.
        list.selectionActions.filter(({ onRows }) => !onRows),
        "/selectionActions",
        "selection",
      ),
    ),
    ...groupNode("/columns", "列", columnNodes(list.columns, "/columns", true)),
    ...groupNode("/rowActions", "行操作", actionNodes(list.rowActions, "/rowActions", "row")),
    ...groupNode("/expand", "展开的明细", columnNodes(expand?.columns ?? [], "/expand/columns", false)),
  ];
}

function columnNodes(
  columns: readonly ColumnPlan[],
  pointer: string,
  isMain: boolean,
  part: NodePart = "",
): readonly PlanNode[] {
  return columns.map((column, index) => ({
    pointer: joinPointer(pointer, index),
    part,
    mark: `column:${column.id}`,
    title: column.title,
    item: { kind: "column", column, isMain },
    children: [],
  }));
}

/** The lines of a chart: the columns of the table behind it. */
function chartNodes({ columns }: TablePlan, pointer: string, part: NodePart): readonly PlanNode[] {
  return columnNodes(columns, pointer, false, part).map((node, index) => ({
    ...node,
    pointer: index === 0 ? joinPointer(pointer, "x") : joinPointer(pointer, "y", index - 1),
  }));
}

function actionNodes(
  actions: readonly ActionPlan[],
  pointer: string,
  place: ActionPlace,
  part: NodePart = "",
): readonly PlanNode[] {
  return actions.map((action, index) => ({
    pointer: joinPointer(pointer, index),
    part,
    mark: `action:${action.id}`,
    title: action.label,
    item: { kind: "action", action, place },
    children: [],
  }));
}

function tabNodes(
  tabs: readonly Extract<PlanNode["item"], { kind: "tab" }>["tab"][],
  pointer: string,
): readonly PlanNode[] {
  return tabs.map((tab, index) => ({
    pointer: joinPointer(pointer, index),
    part: "",
    mark: `tab:${tab.id}`,
    title: tab.label,
    item: { kind: "tab", tab },
    children: [],
  }));
}

function sectionNodes(
  sections: readonly DetailSectionPlan[],
  pointer: string,
  part: NodePart = "",
): readonly PlanNode[] {
  return sections.map((section, index) => {
    const here = joinPointer(pointer, index);
    return {
      pointer: here,
      part,
      mark: `section:${section.id}`,
      title: section.title ?? section.id,
      item: { kind: "section", section },
      children: [
        ...fieldNodes(section, "fields", here, part),
        ...fieldNodes(section, "figures", here, part),
        ...(section.table?.chart
          ? chartNodes(section.table, joinPointer(here, "chart"), part)
          : columnNodes(section.table?.columns ?? [], joinPointer(here, "table", "columns"), false, part)),
        ...actionNodes(
          section.table?.rowActions ?? [],
          joinPointer(here, "table", "rowActions"),
          "entry",
          part,
        ),
      ],
    };
  });
}

function fieldNodes(
  section: DetailSectionPlan,
  key: "fields" | "figures",
  pointer: string,
  part: NodePart,
): readonly PlanNode[] {
  return (section[key] ?? []).map((field, at) => ({
    pointer: joinPointer(pointer, key, at),
    part,
    mark: `field:${field.id}`,
    title: field.title,
    item: { kind: "recordField", field, section },
    children: [],
  }));
}

function stepNodes(
  { steps }: Extract<DialogPlan, { kind: "steps" }>,
  pointer: string,
  part: NodePart,
): readonly PlanNode[] {
  return steps.flatMap(({ form, actions }, index) => {
    const at = joinPointer(pointer, "steps", index);
    return [
      ...formNodes(form, joinPointer(at, "form"), part),
      ...actionNodes(actions, joinPointer(at, "actions"), "form", part),
    ];
  });
}

function dialogNode(dialog: DialogPlan): PlanNode {
  const pointer = joinPointer("/dialogs", dialog.id);
  const part: NodePart = `dialogs/${dialog.id}`;
  const actions = joinPointer(pointer, "actions");
  return {
    pointer,
    part,
    title: dialog.title,
    item: { kind: "dialog", dialog },
    children:
      dialog.kind === "form"
        ? [
            ...formNodes(dialog.form, joinPointer(pointer, "form"), part),
            ...actionNodes(dialog.actions, actions, "form", part),
          ]
        : dialog.kind === "page"
          ? [
              ...sectionNodes(dialog.sections, joinPointer(pointer, "sections"), part),
              ...actionNodes(dialog.actions, actions, "record", part),
            ]
          : dialog.kind === "steps"
            ? stepNodes(dialog, pointer, part)
            : [],
  };
}

/** The node and all below it, in the order of the eye. */
export function flatNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...node.children.flatMap(flatNodes)];
}
