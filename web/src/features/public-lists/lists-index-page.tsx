import { FindForm } from '../navigation/find-form.tsx';
import { Breadcrumb, LinkTags, PictureLinks, Section } from './list-parts.tsx';
import type { ListsIndex } from './public-lists.types.ts';

export function ListsIndexPage({ index }: { index: ListsIndex }) {
  return (
    <div className="page pt-5 pb-20">
      <Breadcrumb title="Gift lists" isIndex />
      <header className="mt-6 max-w-3xl lg:mt-8">
        <h1 className="text-4xl">Gift lists, kept by hand</h1>
        <p className="mt-5 text-lg">
          {index.count.lists} lists with {index.count.gifts.toLocaleString('en-US')} gifts, by the day, by
          what somebody likes, and by who they are to you. Each says for whom it is and what was left out.
        </p>
        <FindForm className="mt-6 max-w-xl" />
      </header>
      {index.sections.map(({ id, title, hubs }) => (
        <Section key={id} id={id} title={title}>
          <PictureLinks links={hubs} />
        </Section>
      ))}
      <Section id="for-somebody-in-particular" title="For somebody in particular">
        <LinkTags links={index.pairs} />
      </Section>
      <Section id="every-list" title="Every list">
        <div className="columns-1 gap-10 sm:columns-2 lg:columns-3">
          {index.groups.map(({ title, lists }) => (
            <div key={title} className="mb-7 break-inside-avoid">
              <h3 className="text-lg">{title}</h3>
              <ul className="mt-1">
                {lists.map(({ path, title: name }) => (
                  <li key={path}>
                    <a
                      href={path}
                      className="inline-flex min-h-9 items-center hover:underline pointer-coarse:min-h-11"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
