import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export const dataUrl = (bytes: Buffer, type: string) =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

/** A plain picture of that size, as a browser would send it. */
export async function buildPicture(format: Format = 'png', width = 8, height = 8): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .toFormat(format)
    .toBuffer();
  return dataUrl(bytes, format);
}
