import { beginWalk, followPage, type Walk } from "../../walk/follow-page.ts";
import { isWalkInTurn } from "../../../scripts/testing/in-turn.ts";
import { expect, test } from "../app/test.ts";

test.describe.configure({ timeout: 720_000 });

let walk: Walk;
test.beforeAll(async () => {
  walk = await beginWalk();
});
test.afterAll(async () => {
  await walk.close();
});

if (isWalkInTurn(1))
  test("whoever does what the page says has a screen that works", { tag: "@slow" }, async ({ page }) => {
    const { kinds } = await followPage("docs/add-a-screen.md", walk, page);
    expect(kinds).toEqual(new Set(["commands", "part", "file", "edit", "use"]));
  });
