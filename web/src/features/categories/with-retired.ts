interface NamedCategory {
  slug: string;
  name: string;
}

/** 'model-trains' becomes 'Model trains'. */
const nameOf = (slug: string) => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The categories on offer, and those of `chosen` that left the catalogue: a recipient keeps these, and they can be taken off.
 * Empty until the categories are loaded.
 */
export function withRetired(
  offered: readonly NamedCategory[] | undefined,
  chosen: readonly string[],
): NamedCategory[] {
  if (!offered) return [];
  const retired = chosen.filter((slug) => !offered.some((category) => category.slug === slug));
  return [...offered, ...retired.map((slug) => ({ slug, name: nameOf(slug) }))];
}
