import { foldText } from '@tuckaway/domain/text';
/**
 * A text that is rewritten step by step and still knows which characters of the original each of its own came from. So a
 * chip can be taken off the query as it was typed, although 'd&d', 'w/o' and 'regalo' were rewritten before reading.
 */
export class SourceText {
  readonly text: string;
  readonly #from: number[];
  readonly #to: number[];

  private constructor(text: string, from: number[], to: number[]) {
    this.text = text;
    this.#from = from;
    this.#to = to;
  }

  /** Folds character by character: lower case, plain letters, straight quotes and hyphens. */
  static fold(original: string): SourceText {
    let text = '';
    const from: number[] = [];
    const to: number[] = [];
    let offset = 0;
    for (const character of original) {
      const plain = foldText(character);
      for (let index = 0; index < plain.length; index++) {
        from.push(offset);
        to.push(offset + character.length);
      }
      text += plain;
      offset += character.length;
    }
    return new SourceText(text, from, to);
  }

  replace(pattern: RegExp, replacement: (match: RegExpExecArray) => string): SourceText {
    let text = '';
    const from: number[] = [];
    const to: number[] = [];
    let offset = 0;
    const copy = (end: number) => {
      text += this.text.slice(offset, end);
      for (; offset < end; offset++) {
        from.push(this.#from[offset]!);
        to.push(this.#to[offset]!);
      }
    };
    for (const match of this.text.matchAll(pattern)) {
      if (match[0] === '') continue;
      copy(match.index);
      const end = match.index + match[0].length;
      const inserted = replacement(match);
      for (let index = 0; index < inserted.length; index++) {
        from.push(this.#from[match.index]!);
        to.push(this.#to[end - 1]!);
      }
      text += inserted;
      offset = end;
    }
    copy(this.text.length);
    return new SourceText(text, from, to);
  }

  /** Replaces a span by a comma, which is a boundary for everything that is read after. */
  cut(start: number, end: number, kept = ''): SourceText {
    const replacement = ` ${kept} , `;
    const from = this.#from.toSpliced(
      start,
      end - start,
      ...Array(replacement.length).fill(this.#from[start]!),
    );
    const to = this.#to.toSpliced(start, end - start, ...Array(replacement.length).fill(this.#to[end - 1]!));
    return new SourceText(this.text.slice(0, start) + replacement + this.text.slice(end), from, to);
  }

  /** Maps a span of the rewritten text to the original. */
  originOf(start: number, end: number): Span {
    return { start: this.#from[start]!, end: this.#to[end - 1]! };
  }
}

/** Characters of the original query. */
export interface Span {
  start: number;
  end: number;
}
