import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const GOOD = "tests/fixtures/good";
const API = "schemas/api/client.json";
const LIST = "schemas/screens/client-list.json";
const [api = "", list = ""] = await Promise.all(
  [API, LIST].map((path) => readFile(`${GOOD}/${path}`, "utf8")),
);

const day = (name: string, match: string) =>
  `"${name}": { "title": "签约日期", "type": "string", "format": "date", "x-filter": { "field": "signedOn", "match": "${match}" } }`;
const dated = api
  .replace(
    /("Client": \{[^]*?"properties": \{)/u,
    '$1 "signedOn": { "title": "签约日期", "type": "string", "format": "date" },',
  )
  .replace(
    /("operationId": "client\.page"[^]*?"properties": \{)/u,
    `$1 ${day("from", "from")}, ${day("to", "to")},`,
  );

/** The findings of a list of clients with these views. */
function found(views: string, more = "", text = dated): string[] {
  return checkTexts([
    [API, text],
    [LIST, list.replace('"toolbar":', () => `"views": [${views}], ${more} "toolbar":`)],
  ]).map(({ slug, message, hint }) => `${slug} ${message}${hint === undefined ? "" : `; ${hint}`}`);
}

const board = (more: string) => `{ "as": "board", "by": "status", "card": ["name", "ownerName"]${more} }`;
const calendar = (more: string) => `{ "as": "calendar", "date": "signedOn", "card": ["name"]${more} }`;

test("a board and a calendar of what the list has and its source can ask for are right", () => {
  expect(found(board(', "move": [{ "to": 0, "action": "stop" }]'))).toEqual([]);
  expect(found(calendar(', "color": "status"'))).toEqual([]);
});

test("a card shows columns of the list", () => {
  expect(found(`{ "as": "board", "by": "status", "card": ["nmae"] }`)).toEqual([
    'view views[0].card[0] "nmae": no such column; did you mean "name"?',
  ]);
});

test("lanes are values of a code table that the source takes", () => {
  const by = (field: string) => `{ "as": "board", "by": "${field}", "card": ["name"] }`;
  expect(found(by("state"))).toEqual([
    expect.stringContaining('view views[0].by "state": no field of the rows of client.page'),
  ]);
  expect(found(by("ownerName"))).toEqual([
    'view views[0].by: "ownerName" has no code table, so there are no lanes',
  ]);
  const unasked = dated.replace(/("ownerId": \{[^}]*\},)\s*"status": \{[^}]*\}/u, (_all, owner: string) =>
    owner.slice(0, -1),
  );
  expect(unasked).not.toBe(dated);
  expect(found(by("status"), "", unasked)).toContainEqual(
    'view views[0].by: no parameter of client.page asks for the rows with one "status"; give the operation a parameter "status"',
  );
});

test("a lane leads to an action of the rows, and is there", () => {
  expect(found(board(', "move": [{ "to": 2, "action": "stopp" }]'))).toEqual([
    "view views[0].move[0].to 2: no value of clientStatus; known are 1, 0",
    'view views[0].move[0].action "stopp": the rows have no such action; did you mean "stop"?',
  ]);
});

test("a sum comes from the totals of the list", () => {
  expect(found(board(', "sum": "name"'))).toEqual([
    'view views[0].sum: the list has no totals to ask for; say by "summary": { "source": … } which call gives them',
  ]);
});

test("the days of a calendar are asked for", () => {
  const on = (date: string) => `{ "as": "calendar", "date": "${date}", "card": ["name"] }`;
  expect(found(on("signedOm"))).toEqual([
    'view views[0].date "signedOm": no field of the rows of client.page; did you mean "signedOn"?',
  ]);
  expect(found(on("name"))).toEqual(['view views[0].date: "name" is no day']);
  expect(found(on("signedOn"), "", dated.replace('"match": "to"', '"match": "equals"'))).toEqual([
    expect.stringContaining(
      "view views[0].date: no parameters of client.page ask for the rows from and to a day",
    ),
  ]);
  expect(found(calendar(', "color": "ownerName"'))).toEqual([
    'view views[0].color: "ownerName" has no code table with colours',
  ]);
});

test("there is one of each, and no table below a row", () => {
  expect(found(`${board("")}, ${board("")}`)).toEqual(["view views[1].as: there is a board already"]);
  expect(
    found(board(""), '"expand": { "source": { "call": "client.page" }, "columns": ["name"] },'),
  ).toContainEqual('view expand: rows with "views" have no "expand": a card cannot show it');
});

test("cards have pictures of a column of pictures", () => {
  const cards = (more: string) => `{ "as": "cards", "card": ["name"]${more} }`;
  expect(found(cards(""))).toEqual([]);
  expect(found(cards(', "image": "ownerName"'))).toEqual([
    expect.stringContaining('view views[0].image: "ownerName" shows no pictures'),
  ]);
  expect(found(cards(', "by": "status"'))).not.toEqual([]);
});
