import type { Issue } from "../issue.ts";

/** SARIF 2.1.0, which code hosts and editors read. */
export function sarifReport(issues: readonly Issue[]): string {
  const rules = [...new Set(issues.map((issue) => issue.slug))].toSorted();
  return JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "check-schemas", rules: rules.map((id) => ({ id })) } },
          columnKind: "utf16CodeUnits",
          results: issues.map(toResult),
        },
      ],
    },
    undefined,
    2,
  );
}

function toResult({ slug, severity, message, hint, file, line, column }: Issue) {
  return {
    ruleId: slug,
    level: severity,
    message: { text: hint === undefined ? message : `${message}; ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}
