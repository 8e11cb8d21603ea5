/** How the top progress bar moves: milliseconds, and the share it starts with. */
export const progressConstants = { speed: 500, trickleSpeed: 200, minimum: 0.3 } as const;
