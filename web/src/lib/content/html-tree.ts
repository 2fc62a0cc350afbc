import { curlQuotes } from './typography.ts';

/** As much of an HTML tree as we touch. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

export interface Heading {
  id: string;
  text: string;
}

const KEEPS_ITS_QUOTES = new Set(['code', 'pre']);
const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote']);

function visit(node: HtmlNode, touch: (node: HtmlNode) => void): void {
  touch(node);
  for (const child of node.children ?? []) visit(child, touch);
}

function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** Quotes may open in one element and close in another, so the last letter travels along. */
export function curlAllQuotes() {
  return (tree: HtmlNode): void => {
    let before = ' ';
    const walk = (node: HtmlNode): void => {
      if (node.tagName && KEEPS_ITS_QUOTES.has(node.tagName)) {
        before = 'x';
        return;
      }
      if (node.tagName && BLOCKS.has(node.tagName)) before = ' ';
      if (node.type === 'text' && node.value) {
        node.value = curlQuotes(node.value, before);
        before = node.value.at(-1) ?? before;
      }
      node.children?.forEach(walk);
    };
    walk(tree);
  };
}

/** A wide table scrolls inside its own frame, reachable by keyboard; the page itself never scrolls sideways. */
export function frameTables() {
  return (tree: HtmlNode): void => {
    let heading = 'Table';
    tree.children = tree.children?.map((child) => {
      if (/^h[2-4]$/.test(child.tagName ?? '')) heading = `Table: ${textOf(child)}`;
      return child.tagName === 'table' ? frame(child, heading) : child;
    });
  };
}

function frame(table: HtmlNode, label: string): HtmlNode {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], role: 'region', tabIndex: 0, ariaLabel: label },
    children: [table],
  };
}

export function markOutsideLinks() {
  return (tree: HtmlNode): void =>
    visit(tree, ({ tagName, properties }) => {
      if (tagName !== 'a' || !properties) return;
      if (/^https?:/.test(String(properties['href'] ?? ''))) properties['rel'] = 'noopener noreferrer';
    });
}

/** The headings of the first level below the title: the table of contents. */
export function collectHeadings(found: Heading[]) {
  return (tree: HtmlNode): void =>
    visit(tree, (node) => {
      if (node.tagName === 'h2') found.push({ id: String(node.properties?.['id'] ?? ''), text: textOf(node) });
    });
}
