import type { Ref } from 'react';
import { cx } from '../cx.ts';

interface ArticleBodyProps {
  /** From our own content, cleaned at build time. */
  html: string;
  /** The larger first line and the pull quotes of a magazine. */
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
