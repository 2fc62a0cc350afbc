/** What a gift's picture measures on its own page, for `sizes`. */
export const GIFT_PAGE_SIZES = '(min-width: 90rem) 580px, (min-width: 48rem) 42vw, 100vw';
