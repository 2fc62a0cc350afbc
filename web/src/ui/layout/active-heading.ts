/**
 * Calls `onChange` with the id of the last heading in or above the upper third of the screen. Returns a function that
 * stops it.
 */
export function watchActiveHeading(
  ids: readonly string[],
  onChange: (active: string | undefined) => void,
): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      onChange(ids.findLast((id) => passed.has(id)));
    },
    // The margin includes everything above, so that headings that were skipped by a jump count as passed.
    { rootMargin: '1000000px 0px -65%' },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  return () => observer.disconnect();
}
