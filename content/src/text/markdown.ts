import rehypeExternalLinks from 'rehype-external-links';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { collectHeadings, curlAllQuotes, frameTables, type Heading } from './html-tree.ts';

export interface Article {
  html: string;
  headings: Heading[];
}

/** Renders Markdown as sanitized HTML. Our own additions come after the sanitizer, so that it keeps them. */
export function renderMarkdown(markdown: string): Article {
  const headings: Heading[] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(curlAllQuotes)
    .use(rehypeSlug)
    .use(frameTables)
    .use(rehypeExternalLinks, { rel: ['noopener', 'noreferrer'] })
    .use(collectHeadings, headings)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
  return { html, headings };
}
