import { escapeHtml } from '@tuckaway/domain/text';

export const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** CDATA cannot contain `]]>`, so it is split into two sections. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
