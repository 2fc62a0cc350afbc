import type { Category, MasterCategory } from '@tuckaway/contract/gifts/categories';
import type { Hue } from '@tuckaway/domain/pictures';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ChevronDownIcon } from '../../ui/graphics/icons.tsx';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CATEGORY_COUNTS } from './category-counts.ts';
import { categoriesQuery } from './categories.queries.ts';

const PLACEHOLDERS = 8;
const GRID = 'grid grid-cols-3 gap-2.5 sm:grid-cols-4 sm:gap-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-8';

const PLURAL = { Occasion: 'Occasions', Interest: 'Interests', Relationship: 'Relationships' } as const;

/** Categories of one kind as cards, with a link to everything of that kind. */
export function CategorySection({ master }: { master: MasterCategory }) {
  const [isOpen, setOpen] = useState(true);
  const contentId = useId();
  return (
    <section className="mb-10 lg:mb-12">
      <div className="shelf-line mb-5 flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2 text-xl"
          >
            By {master}
            <ChevronDownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />
          </button>
        </h2>
        <Link
          to={paths.searchResults({ category: `all-${PLURAL[master].toLowerCase()}` })}
          className="flex min-h-11 items-center text-sm font-semibold text-green hover:underline"
        >
          Shop all {PLURAL[master]}
        </Link>
      </div>
      <div id={contentId} hidden={!isOpen}>
        <CategoryCards master={master} />
      </div>
    </section>
  );
}

function CategoryCards({ master }: { master: MasterCategory }) {
  const { data, isPending, isFetching, refetch } = useQuery(categoriesQuery(master));
  if (isPending) {
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">Loading {PLURAL[master].toLowerCase()}...</span>
        {Array.from({ length: CATEGORY_COUNTS[master] }, (_, index) => (
          // A square picture and the name below it.
          <Skeleton
            key={index}
            className={cx('rounded-lg pb-[calc(100%+3.75rem)]', index >= PLACEHOLDERS && 'invisible')}
          />
        ))}
      </div>
    );
  }
  if (data === undefined) {
    const message = `Failed to load ${master.toLowerCase()} categories`;
    return <ErrorState message={message} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return <p className="py-6 text-ink-soft">No {master.toLowerCase()} categories available</p>;
  }
  return (
    <ul className={GRID}>
      {data.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} />
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({ category }: { category: Category }) {
  const { id, name, color, icon, masterCategory } = category;
  return (
    <Link
      to={paths.category(id)}
      state={{ categoryName: name, masterCategory }}
      data-hue={color as Hue}
      className="flex h-full flex-col rounded-lg bg-hue-ground text-hue-ink transition-transform hover:-translate-y-0.5 focus-visible:rounded-lg"
    >
      <img
        src={icon}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        className="aspect-square w-full rounded-t-lg object-cover dark-dim"
      />
      <span className="grid min-h-15 grow place-items-center px-1.5 py-2 text-center font-heading text-xs leading-tight font-[560] tracking-tight text-balance whole-words sm:text-sm">
        {masterCategory === 'Occasion' ? `${name} Gifts` : name}
      </span>
    </Link>
  );
}
