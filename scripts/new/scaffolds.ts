import { type FieldOptions, newField } from "../../generators/new-field.ts";
import { formatReport } from "../../generators/foreign/format-report.ts";
import { newArea } from "../../generators/new-area.ts";
import { newOperation } from "../../generators/new-operation.ts";
import { newPermission } from "../../generators/new-permission.ts";
import { newRecord } from "../../generators/new-record.ts";
import { newScreen } from "../../generators/new-screen.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readForeignDocument } from "./read-foreign-document.ts";

/** Words on the command line behind the name of the scaffold. */
export interface ScaffoldInput {
  readonly words: readonly string[];
  readonly texts: { readonly [option: string]: string | undefined };
  readonly switches: ReadonlySet<string>;
}

interface Begun {
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Path → text, for people alone. */
  readonly reports?: ReadonlyMap<string, string>;
  /** Facts about the new files, and the next step. */
  readonly notes: readonly string[];
}

export interface Scaffold {
  readonly usage: string;
  readonly examples: readonly string[];
  /** The number of words that it takes, the fewest and the most. */
  readonly words: readonly [number, number];
  /** Options with a text, and without one. */
  readonly texts: readonly string[];
  readonly switches: readonly string[];
  /** Throws an Error that says what to mend. */
  readonly begin: (project: Project, input: ScaffoldInput) => Begun;
}

const permission: Scaffold = {
  usage: "permission <code> <title> [--after <code>] [--opens menu|button] [--group <group>]",
  examples: ["permission customerCentre.parcel 寄件登记"],
  words: [2, 2],
  texts: ["after", "opens", "group"],
  switches: [],
  begin: (project, { words: [code = "", title = ""], texts }) => ({
    files: newPermission(project, code, title, {
      after: texts.after,
      group: texts.group,
      opens: oneOf("opens", texts.opens, ["menu", "button"]),
    }),
    notes: ["A super administrator has it at once; others get it with a role, at 系统设置 › 角色授权."],
  }),
};

const operation: Scaffold = {
  usage:
    "operation <area>.<name> get|post <path> <title> --permission <code>[,<code>] [--does page|detail|create|update|delete] [--record <title>] [--assumed] [--planned]",
  examples: ["operation parcel.page post /parcel/page 寄件列表 --permission customerCentre.parcel"],
  words: [4, 4],
  texts: ["permission", "does", "record"],
  switches: ["assumed", "planned"],
  begin: (project, { words: [id = "", method = "", path = "", title = ""], texts, switches }) => ({
    files: newOperation(project, {
      id,
      method,
      path,
      title,
      permission: (texts.permission ?? "").split(",").filter(Boolean),
      effect: texts.does,
      record: texts.record,
      assumed: switches.has("assumed"),
      planned: switches.has("planned"),
    }),
    notes: [`Next its fields: npm run new -- field ${id} <name> <kind> <title>`],
  }),
};

const field: Scaffold = {
  usage:
    "field <operation> <name> [<kind> <title>] [--in row|request] [--required] [--min <n>] [--max <n>] [--assumed]",
  examples: [
    "field parcel.page recipient text 收件人 --required --max 30",
    "field parcel.page recipient --in request",
  ],
  words: [2, 4],
  texts: ["in", "min", "max"],
  switches: ["required", "assumed"],
  begin: (project, { words: [id = "", name = "", kind, title], texts, switches }) => {
    const options: FieldOptions = {
      operation: id,
      name,
      kind,
      title,
      side: oneOf("in", texts.in, ["row", "request"]),
      min: numberOf("min", texts.min),
      max: numberOf("max", texts.max),
      required: switches.has("required"),
      assumed: switches.has("assumed"),
    };
    return newField(project, options);
  },
};

const screen: Scaffold = {
  usage: "screen <route> <call> [--title <title>] [--menu <section>]",
  examples: ["screen /customer/parcel parcel.page --title 寄件登记 --menu 客户管理"],
  words: [2, 2],
  texts: ["title", "menu"],
  switches: [],
  begin: (project, { words: [route = "", call = ""], texts: { title, menu } }) => ({
    files: newScreen(project, route, call, { title, menu }),
    notes: ["`npm run dev` shows it; docs/schema-language.md says what else it can have."],
  }),
};

/** Of each reason on the terminal. */
const SHOWN_PLACES = 3;

const area: Scaffold = {
  usage: "area <openapi.json> [--area <name>] [--title <title>]",
  examples: ["area ../backend/openapi.json --area parcel --title 寄件"],
  words: [1, 1],
  texts: ["area", "title"],
  switches: [],
  begin: (project, { words: [file = ""], texts }) => {
    const begun = newArea(project, readForeignDocument(file), texts);
    const { files, converted, refused, unconverted } = begun;
    const report = `.cache/new-area/${begun.area}.txt`;
    const notes = [
      `转换了 ${converted} 个接口，未转换 ${refused} 个；需要人工核对的 ${unconverted.length} 处，全部列在 ${report}：`,
      ...formatReport(unconverted, SHOWN_PLACES),
    ];
    return { files, reports: new Map([[report, `${formatReport(unconverted).join("\n")}\n`]]), notes };
  },
};

const record: Scaffold = {
  usage:
    "record <name> <title> --fields <name>:<kind>:<title>[=<value>/<value>][+],… [--after <route>] [--group <menu group>]",
  examples: [
    "record parcel 寄件 --fields recipient:text:收件人+,client:company:客户+,sentOn:date:寄出日期,fee:money:运费,status:enum:状态=待寄/已寄 --after /customer/index",
  ],
  words: [2, 2],
  texts: ["fields", "after", "group"],
  switches: [],
  begin: (project, { words: [name = "", title = ""], texts: { fields = "", after, group } }) => ({
    files: newRecord(project, { name, title, fields, after, group }),
    notes: [
      "`npm start` or `npm run dev` shows it; docs/new-record.md says what it consists of.",
      "A super administrator has its codes at once; others get them with a role, at 系统设置 › 角色授权.",
    ],
  }),
};

export const scaffolds: { readonly [name: string]: Scaffold } = {
  screen,
  operation,
  field,
  permission,
  area,
  record,
};

function oneOf<Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((candidate) => candidate === text);
  if (text !== undefined && choice === undefined)
    throw new Error(`--${option} "${text}" must be one of ${choices.join(", ")}`);
  return choice;
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) throw new Error(`--${option} "${text}" is no number`);
  return number;
}
