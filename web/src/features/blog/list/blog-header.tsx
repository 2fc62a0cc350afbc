import { BLOG_SUBTITLE, BLOG_TITLE } from './blog-texts.ts';

export function BlogHeader() {
  return (
    <header className="shelf-line mb-8 pt-10 pb-7 lg:pt-16 lg:pb-10">
      <h1 className="text-4xl">{BLOG_TITLE}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{BLOG_SUBTITLE}</p>
    </header>
  );
}
