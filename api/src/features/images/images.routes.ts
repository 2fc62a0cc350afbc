import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { badRequest, orNotFound } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { visibleGift } from '../gifts/gift-access.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';

const Request = z.object({
  params: z.strictObject({ imageId: z.string().regex(/^[0-9a-f]{32}$/) }),
  query: z.strictObject({ size: z.enum(['card', 'page']).default('page') }),
});

// Under its id a picture never changes, but who may see it does: browsers may keep it, caches in between may not.
const HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
};

const ROUTE = { method: 'GET', path: '/api/v1/images/:imageId', access: 'user' } as const;

export function imageRoutes({ serve }: Server, { images }: Pick<GiftDeps, 'images'>): void {
  serve(ROUTE, async (request, reply, db) => {
    const parsed = Request.safeParse({ params: request.params, query: request.query });
    if (!parsed.success) throw badRequest('There is no such picture address.');
    const { params, query } = parsed.data;
    const isShown = await canSeeImage(db, request.currentUser!.id, params.imageId);
    const bytes = isShown ? await images.read(params.imageId, query.size) : undefined;
    return reply.headers(HEADERS).send(orNotFound(bytes, 'image'));
  });
}

/** A picture is seen by whoever sees its gift. */
async function canSeeImage(db: Db, viewerId: number, imageId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from gifts g where g.image_id = ${imageId} and ${visibleGift(viewerId)}`);
  return rows.length > 0;
}
