import type { Heading } from '../../lib/content/html-tree.ts';
import { parseContentFile } from '../../lib/content/front-matter.ts';
import { renderMarkdown } from '../../lib/content/markdown.server.ts';
import privacy from '../../../../content/legal/privacy.md?raw';
import terms from '../../../../content/legal/terms.md?raw';

export interface LegalText {
  title: string;
  html: string;
  headings: Heading[];
  /** The day the page was built, for readers without scripts. */
  builtAt: string;
}

function read(file: string, source: string): LegalText {
  const { fields, body } = parseContentFile(file, source);
  const builtAt = new Date().toISOString().slice(0, 10);
  return { title: String(fields['title']), ...renderMarkdown(body), builtAt };
}

export const readTerms = () => read('content/legal/terms.md', terms);
export const readPrivacy = () => read('content/legal/privacy.md', privacy);
