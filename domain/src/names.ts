export const firstName = (name: string): string => name.trim().split(/\s+/)[0]!;

/** First names, and the whole name of those who share theirs. */
export function shortNames(names: readonly string[]): string[] {
  const first = names.map(firstName);
  return names.map((name, index) => {
    const short = first[index]!;
    return first.indexOf(short) === first.lastIndexOf(short) ? short : name;
  });
}
