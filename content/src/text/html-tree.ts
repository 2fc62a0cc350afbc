import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { curlQuotes } from './curl-quotes.ts';

export interface Heading {
  id: string;
  text: string;
}

const KEEPS_ITS_QUOTES = new Set(['code', 'pre']);
const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'blockquote']);

/** Writes curly quotes. A quote may open in one element and close in another, so the last letter of each text is kept. */
export function curlAllQuotes() {
  return (tree: Root): void => {
    let before = ' ';
    const walk = (node: Nodes): void => {
      if (node.type === 'element' && KEEPS_ITS_QUOTES.has(node.tagName)) {
        before = 'x';
        return;
      }
      if (node.type === 'element' && BLOCKS.has(node.tagName)) before = ' ';
      if (node.type === 'text') {
        node.value = curlQuotes(node.value, before);
        before = node.value.at(-1) ?? before;
      }
      if ('children' in node) node.children.forEach(walk);
    };
    walk(tree);
  };
}

/** Puts each table into a frame that scrolls sideways and is reachable by keyboard, so that the page never scrolls sideways. */
export function frameTables() {
  return (tree: Root): void => {
    let heading = 'Table';
    const used = new Map<string, number>();
    tree.children = tree.children.map((child) => {
      if (child.type !== 'element') return child;
      if (/^h[2-4]$/.test(child.tagName)) heading = `Table: ${toString(child)}`;
      if (child.tagName !== 'table') return child;
      // Every region of a page has a name of its own, also the second table below a heading.
      const nth = (used.get(heading) ?? 0) + 1;
      used.set(heading, nth);
      return frame(child, nth === 1 ? heading : `${heading} (${nth})`);
    });
  };
}

function frame(table: Element, label: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], role: 'region', tabIndex: 0, ariaLabel: label },
    children: [table],
  };
}

/** Collects the headings of the first level below the title, for the table of contents. */
export function collectHeadings(found: Heading[]) {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h2')
        found.push({ id: String(node.properties['id'] ?? ''), text: toString(node) });
    });
}
