export interface Idea {
  giftId: number;
  reason: string;
}

type Part = string | false | undefined;

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** 'For gardening, good for parents, within $40' */
export function sentence(parts: readonly Part[], otherwise: string, budget: number | null = null): string {
  const told = parts.filter((part) => typeof part === 'string');
  const within = budget === null ? [] : [`within ${dollars(budget)}`];
  const text = [...(told.length > 0 ? told : [otherwise]), ...within].join(', ');
  return text[0]!.toUpperCase() + text.slice(1);
}
