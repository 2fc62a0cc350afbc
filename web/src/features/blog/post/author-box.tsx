import { Avatar } from '../../../ui/graphics/avatar.tsx';
import type { Author } from '../content/blog.types.ts';

const SOCIAL_NAMES = {
  website: 'Website',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

export function AuthorBox({ author }: { author: Author }) {
  const links = Object.entries(author.socialLinks).filter(([, url]) => /^https?:\/\//.test(url ?? ''));
  return (
    <section aria-label="About the author" className="mt-14 flex gap-5 rounded-lg border bg-card p-6">
      <Avatar name={author.name} imageUrl={author.avatar} className="size-16 text-lg" />
      <div>
        <p className="font-heading text-lg">{author.name}</p>
        {author.role && <p className="text-sm font-semibold text-ink-soft">{author.role}</p>}
        {author.bio && <p className="mt-2 text-sm text-ink-soft">{author.bio}</p>}
        {links.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-4 text-sm">
            {links.map(([name, url]) => (
              <a key={name} href={url} rel="me noopener noreferrer" className="link">
                {SOCIAL_NAMES[name as keyof typeof SOCIAL_NAMES]}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
