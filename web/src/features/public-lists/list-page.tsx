import { formatPrice } from '../../lib/format.ts';
import { Picture } from '../../ui/graphics/picture.tsx';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { Breadcrumb, LinkTags, ListNotes, PictureLinks, SearchInstead, Section } from './list-parts.tsx';
import { ShopLink } from './shop-link.tsx';
import type { PlainLink, PublicGift, PublicList } from './public-lists.types.ts';

const GIFT_SIZES = '(width < 40rem) 90vw, (width < 64rem) 45vw, 24rem';
/** Number of pictures that are likely visible at first. */
const EAGER_PICTURES = 2;

export function ListPage({ list, posts }: { list: PublicList; posts: readonly PlainLink[] }) {
  return (
    <div className="page pt-5 pb-20">
      <Breadcrumb title={list.title} />
      <header className="mt-6 max-w-3xl lg:mt-8">
        <h1 className="text-4xl wrap-anywhere">{list.title}</h1>
        <p className="mt-5 text-lg">{list.words}</p>
        <p className="mt-4 font-medium">
          {list.gifts.length} gifts. {list.priceSpan}
        </p>
        <ListNotes withAffiliates={list.gifts.some(({ isAffiliate }) => isAffiliate)} />
        <SearchInstead />
      </header>
      <ol className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {list.gifts.map((gift, index) => (
          <GiftEntry key={gift.slug} gift={gift} isEager={index < EAGER_PICTURES} />
        ))}
      </ol>
      <Section id="related-lists" title="Lists beside this one">
        <PictureLinks links={list.related} />
      </Section>
      <Section id="more-gifts" title="All gifts by what this list is about">
        <LinkTags links={list.hubs} />
      </Section>
      {posts.length > 0 && (
        <Section id="from-the-blog" title="From the blog">
          <LinkTags links={posts} />
        </Section>
      )}
    </div>
  );
}

function GiftEntry({ gift, isEager }: { gift: PublicGift; isEager: boolean }) {
  return (
    <li id={gift.slug} className="flex scroll-mt-24 flex-col">
      <Picture
        url={gift.picture}
        name={gift.title}
        alt={gift.title}
        sizes={GIFT_SIZES}
        eager={isEager}
        className="max-w-96"
      />
      <h2 className="mt-3 text-xl">
        <a href={`#${gift.slug}`} className="hover:underline">
          {gift.title}
        </a>
      </h2>
      <p className="mt-1 text-sm text-ink-soft tabular">About {formatPrice(gift.price)}</p>
      <p className="mt-2 mb-4 max-w-prose">{gift.text}</p>
      <ShopLink gift={gift} className={buttonStyle('secondary', 'md', 'mt-auto self-start')} />
    </li>
  );
}
