import { ChipButton } from '../../../ui/inputs/chip.tsx';
import type { CountedTag } from '../content/post-queries.ts';
import { tagHue } from '../tag-badge.tsx';

interface TopicsProps {
  tags: readonly CountedTag[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}

export function FilterRow({ tags, chosen, onToggle }: TopicsProps) {
  return (
    <div role="group" aria-labelledby="filter-by" className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <span id="filter-by" className="mr-1 text-sm font-semibold text-ink-soft">
        Filter by:
      </span>
      <TopicButtons {...{ tags, chosen, onToggle }} />
    </div>
  );
}

export function PopularTopics({ tags, chosen, onToggle }: TopicsProps) {
  return (
    <section aria-labelledby="popular-topics" className="rounded-lg border bg-card p-5">
      <h2 id="popular-topics" className="mb-4 text-lg">
        Popular Topics
      </h2>
      <div className="flex flex-wrap gap-2.5">
        <TopicButtons {...{ tags, chosen, onToggle }} />
      </div>
    </section>
  );
}

function TopicButtons({ tags, chosen, onToggle }: TopicsProps) {
  return tags.map((tag) => (
    <ChipButton
      key={tag.slug}
      hue={tagHue(tag.color)}
      pressed={chosen.includes(tag.slug)}
      onPress={() => onToggle(tag.slug)}
    >
      {tag.name}
    </ChipButton>
  ));
}
