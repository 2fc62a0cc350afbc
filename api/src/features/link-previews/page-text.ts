const SNIFFED_BYTES = 1024;
const NAMED = /charset\s*=\s*["']?\s*([\w:.-]+)/i;
const NAMED_IN_META = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i;

/** The page's text in its own encoding: its byte order mark's, else the header's, else the one that the page names. */
export function decodePage(body: Uint8Array, contentType: string): string {
  const head = Buffer.from(body.subarray(0, SNIFFED_BYTES)).toString('latin1');
  const named = NAMED.exec(contentType)?.[1] ?? inMeta(head) ?? 'utf-8';
  try {
    return new TextDecoder(byMark(head) ?? named).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

function byMark(head: string): string | undefined {
  if (head.startsWith('\xef\xbb\xbf')) return 'utf-8';
  if (head.startsWith('\xff\xfe')) return 'utf-16le';
  return head.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
}

/** A tag that was found in the raw bytes rules out UTF-16, even where it declares it. */
function inMeta(head: string): string | undefined {
  const label = NAMED_IN_META.exec(head)?.[1];
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}
