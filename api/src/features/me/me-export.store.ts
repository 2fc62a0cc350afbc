import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import {
  giftListGifts,
  giftLists,
  giftTags,
  gifts,
  identities,
  images,
  recipientGifts,
  recipients,
  sessions,
  tags,
  users,
} from '../../db/schema.ts';
import { imageUrl } from '../images/image-url.ts';

interface ExportedImage {
  id: string;
  imageUrl: string;
  /** Its name in the archive. */
  file: string;
  bytes: number;
  createdAt: Date;
}

export interface Export extends Record<string, unknown> {
  exportedAt: string;
  images: ExportedImage[];
}

/** Everything one person keeps here, and nothing of anybody else's. */
export async function exportOf(db: Db, userId: number): Promise<Export> {
  // One snapshot, so that the parts of the file agree with each other.
  return await db.transaction(
    async (tx) => ({
      exportedAt: new Date().toISOString(),
      user: (await tx.select().from(users).where(eq(users.id, userId)))[0],
      identities: await identitiesOf(tx, userId),
      giftLists: await listsOf(tx, userId),
      savedGifts: await savedOf(tx, userId),
      gifts: await giftsOf(tx, userId),
      tags: await tx.select().from(tags).where(eq(tags.userId, userId)).orderBy(asc(tags.id)),
      tagAssociations: await tx.select().from(giftTags).where(eq(giftTags.userId, userId)),
      recipients: await tx
        .select()
        .from(recipients)
        .where(eq(recipients.userId, userId))
        .orderBy(asc(recipients.id)),
      recipientGifts: await linksOf(tx, userId),
      images: await imagesOf(tx, userId),
      sessions: await sessionsOf(tx, userId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const identitiesOf = (tx: Db, userId: number) =>
  tx
    .select({ provider: identities.provider, email: identities.email, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));

async function listsOf(tx: Db, userId: number) {
  const { id, title, description, isPrivate, isFavorites, createdAt, updatedAt } = getTableColumns(giftLists);
  return await tx
    .select({ id, title, description, isPrivate, isFavorites, createdAt, updatedAt })
    .from(giftLists)
    .where(eq(giftLists.userId, userId))
    .orderBy(asc(giftLists.id));
}

/** Curated gifts appear here by title and link, since their rows are not the person's own. */
const savedOf = (tx: Db, userId: number) =>
  tx
    .select({
      giftListId: giftListGifts.giftListId,
      giftId: giftListGifts.giftId,
      title: gifts.title,
      purchaseUrl: gifts.purchaseUrl,
      savedAt: giftListGifts.createdAt,
    })
    .from(giftListGifts)
    .innerJoin(gifts, eq(gifts.id, giftListGifts.giftId))
    .where(eq(giftListGifts.userId, userId))
    .orderBy(asc(giftListGifts.id));

async function giftsOf(tx: Db, userId: number) {
  const { id, title, priceCents, purchaseUrl, description, imageId, createdAt, updatedAt } =
    getTableColumns(gifts);
  const rows = await tx
    .select({ id, title, priceCents, purchaseUrl, description, imageId, createdAt, updatedAt })
    .from(gifts)
    .where(eq(gifts.createdById, userId))
    .orderBy(asc(gifts.id));
  return rows.map(({ priceCents: cents, imageId: image, ...gift }) => ({
    ...gift,
    price: cents === null ? null : cents / 100,
    imageUrl: image === null ? null : imageUrl(image),
  }));
}

const linksOf = (tx: Db, userId: number) =>
  tx
    .select({ ...getTableColumns(recipientGifts), giftTitle: gifts.title })
    .from(recipientGifts)
    .innerJoin(gifts, eq(gifts.id, recipientGifts.giftId))
    .where(eq(recipientGifts.userId, userId))
    .orderBy(asc(recipientGifts.id));

async function imagesOf(tx: Db, userId: number): Promise<ExportedImage[]> {
  const rows = await tx.select().from(images).where(eq(images.userId, userId)).orderBy(asc(images.createdAt));
  return rows.map(({ id, bytes, createdAt }) => ({
    id,
    imageUrl: imageUrl(id),
    file: `pictures/${id}.webp`,
    bytes,
    createdAt,
  }));
}

const sessionsOf = (tx: Db, userId: number) =>
  tx
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));
