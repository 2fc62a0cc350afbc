const FORMATTERS_MAX = 600;

/** Formatters by time zone, each made once: making one costs far more than using it. There are some 600 zones. */
export function zoneFormatters(fields: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const cached = formatters.get(zone);
    if (cached !== undefined) return cached;
    const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...fields, timeZone: zone });
    if (formatters.size < FORMATTERS_MAX) formatters.set(zone, formatter);
    return formatter;
  };
}
