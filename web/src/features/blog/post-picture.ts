/** Files of a post's picture: two widths for the page, and a card for link previews. */
export function postPicture(slug: string) {
  const stem = `/pictures/blog/${slug}`;
  return { small: `${stem}-640.webp`, large: `${stem}-1200.webp`, card: `${stem}-og.jpg` };
}
