/** Runs a part of a long start under a name. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const silently: Stage = async (_name, work) => await work();

/** Prints at the terminal the stage that has begun, and how many seconds it took. */
export const aloud: Stage = async (name, work) => {
  const started = performance.now();
  process.stdout.write(`· ${name}…\n`);
  const result = await work();
  process.stdout.write(`✓ ${name}（${((performance.now() - started) / 1000).toFixed(1)} 秒）\n`);
  return result;
};
