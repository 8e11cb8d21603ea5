/** The ten names under which the assistant answers. */
export const PERSONAS = [
  "小云",
  "小帆",
  "小税",
  "小核",
  "小算",
  "小账",
  "小票",
  "小薪",
  "小满",
  "小安",
] as const;

export function pickPersona(random: () => number = Math.random): string {
  return PERSONAS[Math.min(Math.floor(random() * PERSONAS.length), PERSONAS.length - 1)] ?? PERSONAS[0];
}
