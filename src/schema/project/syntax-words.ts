import { type ParseErrorCode, printParseErrorCode } from "jsonc-parser";

const WORDS: Readonly<Record<string, string>> = {
  CommaExpected: "a comma is missing before this",
  ColonExpected: "a colon is missing before this",
  PropertyNameExpected: 'a name in "" is missing here, or the comma before is one too many',
  ValueExpected: "a value is missing here, or the comma before is one too many",
  CloseBraceExpected: "a } is missing here",
  CloseBracketExpected: "a ] is missing here",
  EndOfFileExpected: "the file should have ended before this",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: 'the closing " of this text is missing',
  InvalidSymbol: 'this is no word of JSON; texts and names stand in ""',
  InvalidEscapeCharacter: "this is no escape of JSON",
  InvalidUnicode: "this is no escape of JSON",
};

/** The fault in the syntax of a JSON text, in words. */
export function syntaxWords(code: ParseErrorCode): string {
  const name = printParseErrorCode(code);
  return WORDS[name] ?? name;
}
