import type { TagColor } from '@tuckaway/content/blog/blog.schema';
import type { Hue } from '@tuckaway/domain/pictures';
import { paths } from '../../lib/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from 'react-router';
import type { BlogTag, PostSummary } from './content/blog.types.ts';

const HUE_OF: Record<TagColor, Hue> = {
  blue: 'sky',
  green: 'pine',
  purple: 'lilac',
  indigo: 'indigo',
  teal: 'mint',
  pink: 'rose',
  orange: 'clay',
  red: 'coral',
  yellow: 'amber',
};

export const tagHue = (color: TagColor | undefined): Hue => (color ? HUE_OF[color] : 'slate');

const STYLE = 'tag-shape inline-flex items-center pr-2.5 font-semibold whitespace-nowrap';
const COLORED = 'text-hue-ink [--tag-ground:var(--hue-ground)]';

/** The first tags of a card, and the number of the others. */
export function TagBadges({ tags, max }: { tags: PostSummary['tags']; max: number }) {
  const rest = tags.length - max;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.slice(0, max).map((tag) => (
        <li key={tag.slug} data-hue={tagHue(tag.color)} className={cx(STYLE, COLORED, 'min-h-6.5 text-xs')}>
          {tag.name}
        </li>
      ))}
      {rest > 0 && (
        <li className="inline-flex min-h-6.5 items-center px-1 text-xs font-semibold text-ink-soft">
          +{rest} more
        </li>
      )}
    </ul>
  );
}

/** Link to the articles with a tag. */
export function TagLink({ tag }: { tag: Pick<BlogTag, 'name' | 'slug' | 'color'> }) {
  return (
    <Link
      to={paths.blogTag(tag.slug)}
      data-hue={tagHue(tag.color)}
      className={cx(
        STYLE,
        COLORED,
        'min-h-8 text-sm transition-transform hover:-translate-y-0.5 pointer-coarse:min-h-11',
      )}
    >
      {tag.name}
    </Link>
  );
}
