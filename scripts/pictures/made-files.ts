import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { heroWritingSpaces } from './hero-tags.ts';
import { drawAppIcon, drawFaviconIco, faviconSvg, readLogo } from './logo.ts';
import { WEB } from './publish.ts';

type MadeFile = { file: string; content: string | Buffer };

/** Generated text files. They are identical on every machine, so that they show whether all files are up to date. */
async function texts(): Promise<MadeFile[]> {
  return [
    { file: 'public/favicon.svg', content: faviconSvg(await readLogo()) },
    {
      file: 'src/features/landing/hero-tags.json',
      content: `${JSON.stringify(heroWritingSpaces(), null, 2)}\n`,
    },
  ];
}

async function icons(): Promise<MadeFile[]> {
  const mark = await readLogo();
  return [
    { file: 'public/favicon.ico', content: await drawFaviconIco(mark) },
    { file: 'public/apple-touch-icon.png', content: await drawAppIcon(mark, 180, 0.86) },
    { file: 'public/icon-192.png', content: await drawAppIcon(mark, 192, 0.92) },
    { file: 'public/icon-512.png', content: await drawAppIcon(mark, 512, 0.92) },
    { file: 'public/icon-maskable-512.png', content: await drawAppIcon(mark, 512, 0.72) },
  ];
}

/** Writes the files that are made without a render: the app's icons, and the places of text on the tags of the front page. */
export async function writeMadeFiles(): Promise<void> {
  for (const { file, content } of [...(await texts()), ...(await icons())])
    await writeFile(path.join(WEB, file), content);
}

export async function staleMadeFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const { file, content } of await texts())
    if ((await readFile(path.join(WEB, file), 'utf8').catch(() => '')) !== content) stale.push(file);
  return stale;
}
