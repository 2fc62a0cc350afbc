/** 'tis, '90s: an apostrophe, though it opens the word. */
const ELISION = /^'(?:\d\ds?\b|tis\b|twas\b|em\b)/i;
const BEFORE_OPENING = /[\s([{—–“‘/]/;

/** Curly quotes for straight ones. `before` is the letter in front, where the text goes on from another. */
export function curlQuotes(text: string, before = ' '): string {
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const opens = BEFORE_OPENING.test(result.at(-1) ?? before);
    if (letter === '"') result += opens ? '“' : '”';
    else if (letter === "'") result += opens && !ELISION.test(text.slice(index)) ? '‘' : '’';
    else result += letter;
  }
  return result;
}
