/** The words by which a text is found: pairs of neighbouring Chinese characters, and whole Latin words and numbers. Chinese is written without spaces. */
export function searchWords(text: string): string[] {
  const runs = text.toLowerCase().match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? [];
  return [...new Set(runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? pairsOf(run) : [run])))];
}

/** Say nothing about the subject of a question. */
const FILLERS =
  /请问|为什么|怎么办|怎么样|怎么|怎样|如何|什么|可不可以|能不能|可以|是不是|是否|有没有|一直|一下|办法|[的了吗呢啊吧我你您要想能会是在]/g;

/** The words of a question that say what it is about. */
export function questionWords(question: string): string[] {
  return searchWords(question.replaceAll(FILLERS, " "));
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
