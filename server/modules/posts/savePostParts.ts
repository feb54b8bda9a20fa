import type { PostFields } from '@contract/posts/postFields';
import Big from 'big.js';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { area } from '../../db/schema/organisation';
import { post, postImage } from '../../db/schema/posts';
import { fileUpload } from '../../db/schema/uploads';
import type { Viewer } from '../../engine/acciones/context';
import { Fault, invalid } from '../../engine/http/fault';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { mayAddress } from './postRules';

export async function checkAudience(
  db: Db,
  viewer: Viewer,
  audience: PostFields['audience'],
): Promise<void> {
  const areas = await db.select({ id: area.id, siteId: area.siteId }).from(area);
  if (!mayAddress(viewer, audience, areas)) {
    const reason = 'No podés publicar para esas personas: elegí una audiencia a tu alcance.';
    throw new Fault(403, 'sin_permiso', reason, { fields: { audience: reason } });
  }
  if (audience.kind === 'all') return;
  const known = new Set(areas.map((row) => (audience.kind === 'area' ? row.id : row.siteId)));
  if (!audience.ids.every((id) => known.has(id))) {
    throw invalid({ audience: 'Alguna sede o área elegida ya no existe.' });
  }
}

/** One that it already had stays, also when it is past. */
export function checkExpiry(expiresAt: string | null, before: Date | null): Date | null {
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  if (date.getTime() === before?.getTime()) return before;
  if (date.getTime() <= Date.now())
    throw invalid({ expiresAt: 'El vencimiento debe ser posterior a ahora.' });
  return date;
}

/** Too many pinned posts pin nothing; the limit is a parameter of the organisation. */
export async function checkPinned(db: Db, postId: number | null): Promise<void> {
  // Two people pinning at once take turns here.
  await db.execute(sql`select pg_advisory_xact_lock(4600003)`);
  const today = DateTime.now().setZone(DEFAULT_ZONE).toISODate() ?? '';
  const limit = new Big((await parameterAt(db, 'posts.maxPinned', today)) ?? 5);
  const [pinned] = await db
    .select({ total: count() })
    .from(post)
    .where(
      and(
        eq(post.pinned, true),
        isNull(post.archivedAt),
        sql`(${post.expiresAt} is null or ${post.expiresAt} > now())`,
        postId === null ? undefined : ne(post.id, postId),
      ),
    );
  if (limit.lte(pinned?.total ?? 0)) {
    const reason = `Ya hay ${limit.toFixed(0)} publicaciones fijadas: quitá una antes de fijar otra.`;
    throw new Fault(409, 'conflicto', reason, { fields: { pinned: reason } });
  }
}

/** Only images that this person uploaded, or that the post already had. */
export async function replaceImages(
  db: Db,
  viewer: Viewer,
  postId: number,
  images: PostFields['images'],
): Promise<void> {
  const hashes = images.map((image) => image.hash);
  const kept = await db
    .select({ hash: postImage.hash })
    .from(postImage)
    .where(eq(postImage.postId, postId));
  const brought =
    hashes.length === 0
      ? []
      : await db
          .select({ hash: fileUpload.hash })
          .from(fileUpload)
          .where(
            and(
              anyOf(fileUpload.hash, hashes),
              eq(fileUpload.accountId, viewer.accountId),
              eq(fileUpload.purpose, 'post'),
            ),
          );
  const allowed = new Set([...kept, ...brought].map((row) => row.hash));
  if (!hashes.every((hash) => allowed.has(hash))) {
    throw invalid({ images: 'Volvé a subir la imagen: no la encontramos.' });
  }
  await db.delete(postImage).where(eq(postImage.postId, postId));
  if (images.length > 0) {
    await db
      .insert(postImage)
      .values(
        images.map((image, position) => ({ postId, position, hash: image.hash, alt: image.alt })),
      );
  }
}
