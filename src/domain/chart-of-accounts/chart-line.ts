/** Code, name, and the side of its balance where it is not that of its category. */
export type ChartLine = readonly [kmdm: string, kmmc: string, yefx?: string];
