import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a route that leads nowhere is an issue", () => {
  expect(checkEdit("routes/client.json", ['"screen": "client.list",', ""])).toEqual([
    expect.stringContaining('"/client/list" leads nowhere; say one of screen, page, planned'),
    expect.stringContaining('no route, step or place leads to "client.list"'),
  ]);
});

test("the parent of a route is a route", () => {
  expect(
    checkEdit("routes/client.json", [
      '"permission": "client"',
      '"permission": "client", "parent": "/clients"',
    ]),
  ).toEqual([expect.stringContaining('parent "/clients": no such route')]);
});

test("who may open a route may see its screen", () => {
  const open = (permission: string) =>
    checkEdit("routes/client.json", ['"permission": "client"', permission]);
  expect(open('"permission": ["client", "staff"]')).toEqual([
    'route-screen 19:32 routes[0].permission[1]: "staff" does not open the screen; its screen needs "client"',
  ]);
  expect(open('"permission": "signed-in"')).toEqual([
    expect.stringContaining('routes[0].permission: "signed-in" does not open the screen'),
  ]);
  expect(open('"permission": "client.edit"')).toEqual([]);
});

test("tabs of their own have titles of their own", () => {
  expect(
    checkEdit("routes/client.json", ['"permission": "client"', '"permission": "client", "tabBy": "id"']),
  ).toContainEqual(
    expect.stringMatching(
      /^route-screen .*the tabs of "\/client\/list" would all have the title of the route; give its screen an "identity"$/,
    ),
  );
});

test("a route without a code does not open a screen with one", () => {
  expect(
    checkEdit("routes/client.json", ['"client.list",\n      "permission": "client"', '"client.list"']),
  ).toEqual(['route-screen 15:5 routes[0]: "/client/list" has no "permission"; its screen needs "client"']);
});

test("a step goes to a route by its path alone", () => {
  const go = (to: string) =>
    checkEdit("screens/report-detail.json", [
      '"navigate": "/client/list"',
      `"navigate": ${JSON.stringify(to)}`,
    ]);
  expect(go("/client/lst")).toEqual([
    expect.stringMatching(/^route-screen .*"\/client\/lst": no such route; did you mean "\/client\/list"\?$/),
  ]);
  expect(go("/client/list?id=7")).toContainEqual(
    expect.stringMatching(/^step-arguments .* must be the path of a route, without parameters$/),
  );
  expect(go("/client/list?id={{ record.id }}")).toEqual([
    expect.stringMatching(/^expression-scope .*navigate: expressions are not evaluated here$/),
  ]);
});
