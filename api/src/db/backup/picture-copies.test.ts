import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newBackupFile, publish, type Checksums } from './backup-files.ts';
import { hardLinkPictures, keepCopies } from './picture-copies.ts';

const PICTURE = 'one.webp';

function folders() {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-copies-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const [pictures, backups] = [join(dir, 'pictures'), join(dir, 'backups')];
  for (const folder of [pictures, backups]) mkdirSync(folder);
  const copy = join(backups, 'pictures', PICTURE);
  const original = join(pictures, PICTURE);
  const backUp = async (): Promise<Checksums> => {
    const sums = await keepCopies(hardLinkPictures(pictures, backups), pictures, backups);
    const backup = newBackupFile(backups);
    writeFileSync(backup.unfinished, 'a dump');
    publish(backup, '0'.repeat(64), sums);
    return sums;
  };
  return { original, copy, backUp };
}

test('a damaged copy is made anew from the picture, with the checksum it had', async () => {
  const { original, copy, backUp } = folders();
  writeFileSync(original, 'a picture');
  const before = await backUp();
  writeFileSync(copy, 'spoiled');
  expect(await backUp()).toEqual(before);
  expect(readFileSync(copy, 'utf8')).toBe('a picture');
});

test('a damaged picture does not replace its whole copy', async () => {
  const { original, copy, backUp } = folders();
  writeFileSync(original, 'a picture');
  const before = await backUp();
  writeFileSync(original, 'spoiled');
  expect(await backUp()).toEqual(before);
  expect(readFileSync(copy, 'utf8')).toBe('a picture');
});
