import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { testUser } from '../../test/render.tsx';
import { deviceStore, upgradeTables } from './device-store.ts';

const ann = testUser;
const annId = Number(ann.id);
const ben = { ...testUser, id: '8', name: 'Ben' };
const benId = Number(ben.id);

afterEach(() => deviceStore.forgetOwner({ alsoUnsaved: true }));

it('gives back what a person read, to that person only', async () => {
  await deviceStore.setOwner(ann);
  await deviceStore.putResponse(annId, '/lists', { data: [1] });
  expect(await deviceStore.owner()).toEqual(ann);
  expect(await deviceStore.response(annId, '/lists')).toEqual({ data: [1] });
  expect(await deviceStore.response(benId, '/lists')).toBeUndefined();
});

it('forgets one person when another signs in', async () => {
  await deviceStore.setOwner(ann);
  await deviceStore.putResponse(annId, '/lists', { data: [1] });
  await deviceStore.putUnsaved({ key: 'a', userId: annId });
  await deviceStore.setOwner(ben);
  expect(await deviceStore.owner()).toEqual(ben);
  expect(await deviceStore.response(annId, '/lists')).toBeUndefined();
  expect(await deviceStore.unsaved(annId)).toEqual([]);
});

it('keeps nothing that arrives after a sign-out', async () => {
  await deviceStore.setOwner(ann);
  await deviceStore.forgetOwner({ alsoUnsaved: true });
  await deviceStore.putResponse(annId, '/lists', { data: [1] });
  await expect(deviceStore.putUnsaved({ key: 'a', userId: annId })).rejects.toThrow('another account');
  expect(await deviceStore.response(annId, '/lists')).toBeUndefined();
  expect(await deviceStore.owner()).toBeUndefined();
  const db = await openDB('tuckaway');
  for (const table of db.objectStoreNames) expect(await db.count(table)).toBe(0);
  db.close();
  await deviceStore.setOwner(ben);
  await expect(deviceStore.putUnsaved({ key: 'b', userId: annId })).rejects.toThrow('another account');
  await deviceStore.setOwner(ann);
  expect(await deviceStore.unsaved(annId)).toEqual([]);
  await deviceStore.putUnsaved({ key: 'c', userId: annId });
  expect(await deviceStore.unsaved(annId)).toHaveLength(1);
});

it('keeps the rows of an earlier version of the database', async () => {
  const name = 'earlier';
  const earlier = await openDB(name, 1, {
    upgrade: (db, oldVersion) => upgradeTables(db as never, oldVersion),
  });
  await earlier.put('waiting', { key: 'a', userId: annId });
  earlier.close();
  const later = await openDB(name, 2, {
    upgrade: (db, oldVersion) => upgradeTables(db as never, oldVersion),
  });
  expect(await later.getAll('waiting')).toEqual([{ key: 'a', userId: annId }]);
  later.close();
  await deleteDB(name);
});

it('keeps what is not saved for its owner when a session ends, and not when they sign out', async () => {
  await deviceStore.setOwner(ann);
  await deviceStore.putUnsaved({ key: 'a', userId: annId });
  await deviceStore.forgetOwner({ alsoUnsaved: false });
  await deviceStore.setOwner(ann);
  expect(await deviceStore.unsaved(annId)).toEqual([{ key: 'a', userId: annId }]);
  await deviceStore.forgetOwner({ alsoUnsaved: false });
  await deviceStore.putUnsaved({ key: 'b', userId: annId });
  expect(await deviceStore.unsaved(annId)).toHaveLength(2);
  await deviceStore.forgetOwner({ alsoUnsaved: true });
  expect(await deviceStore.unsaved(annId)).toEqual([]);
});

it('opens again after a newer version in another tab has closed it', async () => {
  await deviceStore.setOwner(ann);
  const newer = await openDB('tuckaway', 2);
  await expect(deviceStore.owner()).rejects.toThrow();
  newer.close();
  await deleteDB('tuckaway');
  await deviceStore.setOwner(ann);
  expect(await deviceStore.owner()).toEqual(ann);
});

it('evicts the oldest responses', async () => {
  await deviceStore.setOwner(ann);
  for (let number = 0; number < 405; number += 1) await deviceStore.putResponse(annId, `/${number}`, number);
  const kept = await Promise.all(
    Array.from({ length: 405 }, (_, number) => deviceStore.response(annId, `/${number}`)),
  );
  expect(kept.filter((body) => body !== undefined)).toHaveLength(400);
  expect(kept.at(-1)).toBe(404);
});
