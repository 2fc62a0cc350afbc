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

/** 4800 x 5000 pixels in 749 bytes: decoding it took 424 MB and seconds. */
export const HUGE_AVIF = `data:image/avif;base64,
AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAfMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt
AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAEsAAABOIAAAAEHBpeGkAAAAAAwgICAAAABZp
cG1hAAAAAAAAAAEAAQOBAgMAAAH7bWRhdBIACgo8MyV/OHaQENBpMuIDEiUJjBMPPPPNBIAAAFfPzEUivjOUlIruzsk6eDCS1o1Y
toUnli9sY44wKlFtdT8hSMsmXp9MhLWV5iabKurTFF7z9rwoQ1b3ZJX91+bIMEAPWclbUIr9RrlJXQE9+kGdcuOYtfxAWM/MUl6R
naS5nVmsj2jkqnJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk9xJwh6o5JV7Sd2qPXQBDUNLL7BVQ+rtIzEkh6elcLTBZ
ykUle8OHb49gkM/MUl6RnaS5nVmsj2jkqnJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk7eFlGeRGsZQ+cMdxr0TFPAra
GcMcIur9HxjVNOgYXx1GlYJlxTZP0/0hkVWEoaztiV7IpcjfemTnt0JGMNTLvaFUfHrddQa6BHg3ZC21sUerJqaxliL6BJTuYnaN
ko2af5vPzFJekZ2kuZ1ZrI9o5KpyZ9qssoR9t1GYkYLfdFUsZZcUuITG5qcJHfo6XO1xZPcScIeqOSVe0ndqj10AQ1DSy+wVUPq7
SMxJIenpXC0wWcpFJXvDh3GJEsZ51pbbwwLK+itMNiv0mMy5Vn4W9SUGuF3xOjsGAsQJBEDFQxjykC3WWJVkBEdetcGzws5iDsA=`.replaceAll(
  '\n',
  '',
);
