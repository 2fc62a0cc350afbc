import { Breadcrumb, LinkTags, ListNotes, PictureLinks, SearchInstead, Section } from './list-parts.tsx';
import type { PublicHub } from './public-lists.types.ts';

export function HubPage({ hub }: { hub: PublicHub }) {
  return (
    <div className="page pt-5 pb-20">
      <Breadcrumb title={hub.title} />
      <header className="mt-6 max-w-3xl lg:mt-8">
        <h1 className="text-4xl wrap-anywhere">{hub.title}</h1>
        <p className="mt-5 text-lg">{hub.words}</p>
        <p className="mt-4 font-medium">{hub.priceSpan}</p>
        <ListNotes withAffiliates={false} isHub />
        <SearchInstead />
      </header>
      {hub.lists.length > 0 && (
        <Section id="lists" title="Lists">
          <PictureLinks links={hub.lists} />
        </Section>
      )}
      <Section id="gifts" title="Gifts">
        <PictureLinks links={hub.gifts} />
      </Section>
      {hub.more.length > 0 && (
        <Section id="nearby" title="Nearby">
          <LinkTags links={hub.more} />
        </Section>
      )}
    </div>
  );
}
