/** The plan of a file without questions, as the server answers it. */
export function importPlanOf(title: string, more: object = {}) {
  return {
    planKey: "plan-1",
    fileName: "导入.xlsx",
    title,
    rowCount: 2,
    newCount: 2,
    changedCount: 0,
    sameCount: 0,
    faultCount: 0,
    faultTotal: 0,
    faults: [],
    facts: [{ title: "数据", content: "2 行，新增 2" }],
    problems: [],
    questions: [],
    columns: [
      {
        place: 0,
        title: "姓名",
        examples: "甲；乙",
        sum: null,
        field: "rowXm",
        fieldTitle: "姓名",
        state: "taken",
      },
    ],
    ...more,
  };
}
