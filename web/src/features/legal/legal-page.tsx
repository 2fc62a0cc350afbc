import { useSyncExternalStore } from 'react';
import { formatDate } from '../../lib/format.ts';
import { ArticleBody } from '../../ui/layout/article-body.tsx';
import { CollapsibleContents, TableOfContents } from '../../ui/layout/table-of-contents.tsx';
import type { LegalText } from './legal.server.ts';

const CONTENTS = 'On this page';

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className="page pb-20">
      <header className="shelf-line mb-10 pt-10 pb-7 lg:mb-14 lg:pt-16 lg:pb-10">
        <h1 className="text-4xl">{text.title}</h1>
        <p className="mt-4 text-ink-soft">
          Last updated: <CurrentDate builtAt={text.builtAt} />
        </p>
      </header>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <TableOfContents
          title={CONTENTS}
          entries={text.headings}
          className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden"
        />
        <CollapsibleContents title={CONTENTS} entries={text.headings} className="lg:hidden" />
        <ArticleBody html={text.html} />
      </div>
    </div>
  );
}

const never = () => () => {};

/** Today in the browser's time zone; before scripts run, the day of the build. The site's script may set it before React. */
function CurrentDate({ builtAt }: { builtAt: string }) {
  const date = useSyncExternalStore(
    never,
    () => formatDate(new Date()),
    () => formatDate(builtAt),
  );
  return (
    <time data-today suppressHydrationWarning>
      {date}
    </time>
  );
}
