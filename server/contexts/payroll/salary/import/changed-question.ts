import type { ImportAnswers, ImportQuestion } from "../../../../contracts/import-kind.ts";

const ID = "changed";

const KEEP = "keep";

/** The question what becomes of records that are there with other amounts; none where there are none. */
export function changedQuestion(changed: number, text: string): ImportQuestion[] {
  if (changed === 0) return [];
  return [
    {
      id: ID,
      text,
      options: [
        { value: "replace", label: "以文件的金额为准" },
        { value: KEEP, label: "保留原来的金额" },
      ],
      usual: "replace",
    },
  ];
}

/** True where what is there is to stay as it is. */
export function keepsPresent(answers: ImportAnswers): boolean {
  return answers[ID] === KEEP;
}
