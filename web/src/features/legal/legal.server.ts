import { parseMarkdownFile } from '@tuckaway/content/front-matter';
import type { Heading } from '@tuckaway/content/html-tree';
import { LegalFields } from '@tuckaway/content/legal.schema';
import { renderMarkdown } from '@tuckaway/content/markdown';
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
  const { fields, body } = parseMarkdownFile(file, source, LegalFields);
  const builtAt = new Date().toISOString().slice(0, 10);
  return { title: fields.title, ...renderMarkdown(body), builtAt };
}

export const readTerms = () => read('content/legal/terms.md', terms);
export const readPrivacy = () => read('content/legal/privacy.md', privacy);
