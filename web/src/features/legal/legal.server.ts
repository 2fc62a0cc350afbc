import { parseMarkdownFile } from '@tuckaway/content/markdown-file';
import type { Heading } from '@tuckaway/content/text/html-tree';
import { LegalFields } from '@tuckaway/content/legal.schema';
import { renderMarkdown } from '@tuckaway/content/text/markdown';
import { CONTACT_ADDRESS } from '../../lib/seo/contact.ts';
import privacy from '../../../../content/legal/privacy.md?raw';
import terms from '../../../../content/legal/terms.md?raw';

export interface LegalText {
  title: string;
  html: string;
  headings: Heading[];
  /** Day of the build, for readers without scripts. */
  builtAt: string;
}

/** Placeholder for the contact address in both texts. */
const CONTACT_MARK = '{contact}';
const WITHOUT_ADDRESS = 'the person or organization that gave you the address of this site';

function read(file: string, source: string, contact: string = WITHOUT_ADDRESS): LegalText {
  const { fields, body: template } = parseMarkdownFile(file, source, LegalFields);
  const body = template.replaceAll(CONTACT_MARK, contact);
  const builtAt = new Date().toISOString().slice(0, 10);
  return { title: fields.title, ...renderMarkdown(body), builtAt };
}

export const readTerms = (contact = CONTACT_ADDRESS) => read('content/legal/terms.md', terms, contact);
export const readPrivacy = (contact = CONTACT_ADDRESS) => read('content/legal/privacy.md', privacy, contact);
