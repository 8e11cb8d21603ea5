import { expect, test } from "vitest";
import { fit, fullPlace, move, readingPlace, resize, startPlace } from "./frame-place.ts";

const WIDE = { width: 1920, height: 1080 };
const SMALL = { width: 1024, height: 640 };

test("it starts 640 wide at the right edge, as high as the view without the header", () => {
  expect(startPlace(WIDE)).toEqual({ left: 1280, top: 56, width: 640, height: 1024 });
});

test("the least height gives way to a low view, so that header and window are in sight", () => {
  expect(startPlace(SMALL)).toEqual({ left: 384, top: 56, width: 640, height: 584 });
  expect(fit({ left: 0, top: 0, width: 640, height: 300 }, SMALL).height).toBe(584);
  expect(fit({ left: 0, top: 0, width: 640, height: 300 }, WIDE).height).toBe(660);
});

test("a width between 640 and 840, and a height of 660 at least", () => {
  const place = { left: 500, top: 100, width: 640, height: 800 };
  const drawn = (x: number, y: number) => resize(place, { x: 1, y: 1 }, { x, y }, WIDE);
  expect(drawn(100, 50)).toEqual({ ...place, width: 740, height: 850 });
  expect(drawn(500, 900)).toEqual({ ...place, width: 840, height: 980 });
  expect(drawn(-300, -400)).toEqual({ ...place, width: 640, height: 660 });
});

test("the left side is drawn while the right one stays", () => {
  const place = { left: 500, top: 100, width: 700, height: 800 };
  expect(resize(place, { x: -1, y: 0 }, { x: -50, y: 9 }, WIDE)).toEqual({ ...place, left: 450, width: 750 });
  expect(resize(place, { x: -1, y: 0 }, { x: 300, y: 0 }, WIDE)).toEqual({ ...place, left: 560, width: 640 });
});

test("it does not leave the view", () => {
  const place = startPlace(WIDE);
  expect(move(place, { x: -2000, y: -2000 }, WIDE)).toMatchObject({ left: 0, top: 0 });
  expect(move({ ...place, height: 700 }, { x: 2000, y: 2000 }, WIDE)).toMatchObject({ left: 1280, top: 380 });
  expect(fit(place, SMALL)).toMatchObject({ left: 384, top: 0, height: 640 });
});

test("full it is 960 wide, beside an article 1200, or as wide as the view", () => {
  expect(fullPlace(WIDE)).toEqual({ left: 480, top: 56, width: 960, height: 1024 });
  expect(readingPlace(startPlace(WIDE), WIDE)).toMatchObject({ left: 720, width: 1200 });
  expect(readingPlace(startPlace(SMALL), SMALL)).toMatchObject({ left: 0, width: 1024 });
});
