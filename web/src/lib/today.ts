/**
 * Today on the device, as a date field wants it. The menus and forms of a gift store it as the date of a purchase, gift or
 * thanks, because their screens do not read the account's date. Coming up stores the account's date, by which it also
 * decides what is early; the two differ while the device is in another time zone than the account.
 */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
