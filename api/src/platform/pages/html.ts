import { escapeHtml } from '@tuckaway/domain/text';

/** Text that is escaped markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPart = Html | string | number | null | false | undefined | readonly HtmlPart[];

function textOf(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((one: HtmlPart) => textOf(one)).join('');
  return escapeHtml(String(part));
}

/** Template tag that escapes its values, for text and quoted attributes. */
export function markup(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
}
