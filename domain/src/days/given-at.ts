/**
 * The day a gift was given is a calendar date, not a moment. It travels as midday UTC of that day, and only the date
 * that is written in it counts: an offset or the reader's time zone never moves it to another day.
 */
export const givenAtOfDay = (day: string) => `${day}T12:00:00.000Z`;
export const dayOfGivenAt = (givenAt: string) => givenAt.slice(0, 10);
