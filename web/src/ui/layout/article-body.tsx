import type { Ref } from 'react';
import { cx } from '../cx.ts';

interface ArticleBodyProps {
  /** HTML of our own content, sanitized at build time. */
  html: string;
  /** Adds a larger first line and pull quotes. */
  magazine?: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function ArticleBody({ html, magazine = false, ref }: ArticleBodyProps) {
  return (
    <div
      ref={ref}
      className={cx('article', magazine && 'article-magazine')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
