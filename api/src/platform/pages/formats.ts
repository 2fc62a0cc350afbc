const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 26, 2026'. */
export const longDate = (date: string) => DATE.format(new Date(`${date}T00:00:00Z`));

/** '$12.50'. */
export const priceText = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
