/** In CSS pixels, within the browser's window. */
export interface FramePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

const WIDTH = { least: 640, most: 840, full: 960, reading: 1200 } as const;
const LEAST_HEIGHT = 660;

/** Room for the header above the window. */
const HEAD = 56;

/** At the right edge, below the header. */
export function startPlace(view: ViewSize): FramePlace {
  const width = Math.min(WIDTH.least, view.width);
  return fit({ left: view.width - width, top: HEAD, width, height: view.height - HEAD }, view);
}

/**
 * The place within its bounds and completely visible. Where the view is smaller than the least sizes, these give way.
 */
export function fit(place: FramePlace, view: ViewSize): FramePlace {
  const width = between(place.width, WIDTH.least, Math.min(WIDTH.most, view.width));
  const room = Math.max(view.height - HEAD, 0);
  const height = between(place.height, Math.min(LEAST_HEIGHT, room), view.height);
  return inSight({ ...place, width, height }, view);
}

export function fullPlace(view: ViewSize): FramePlace {
  const width = Math.min(WIDTH.full, view.width);
  return { left: (view.width - width) / 2, top: HEAD, width, height: Math.max(view.height - HEAD, 0) };
}

/** The place widened enough for an article beside the talk. */
export function readingPlace(place: FramePlace, view: ViewSize): FramePlace {
  return inSight({ ...place, width: Math.min(WIDTH.reading, view.width) }, view);
}

/** The sides that are drawn along; a window is moved by all of them. */
export interface Side {
  readonly x: -1 | 0 | 1;
  readonly y: 0 | 1;
}

export function move(place: FramePlace, by: { readonly x: number; readonly y: number }, view: ViewSize) {
  return fit({ ...place, left: place.left + by.x, top: place.top + by.y }, view);
}

/** Draws a side; the opposite one stays where it is. */
export function resize(
  place: FramePlace,
  side: Side,
  by: { readonly x: number; readonly y: number },
  view: ViewSize,
): FramePlace {
  const height = Math.min(place.height + side.y * by.y, view.height - place.top);
  const right = place.left + place.width;
  const room = side.x === -1 ? right : view.width - place.left;
  const sized = fit({ ...place, width: Math.min(place.width + side.x * by.x, room), height }, view);
  return side.x === -1 ? inSight({ ...sized, left: right - sized.width }, view) : sized;
}

function inSight(place: FramePlace, view: ViewSize): FramePlace {
  return {
    ...place,
    left: between(place.left, 0, view.width - place.width),
    top: between(place.top, 0, view.height - place.height),
  };
}

/** The least wins where the two contradict each other, unless it is below the most. */
function between(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, Math.max(most, 0)));
}
