/** The files that are drawn for every post: two widths for the page, one card for shared links. */
export function postPicture(slug: string) {
  const stem = `/pictures/blog/${slug}`;
  return { small: `${stem}-640.webp`, large: `${stem}-1200.webp`, card: `${stem}-og.jpg` };
}
