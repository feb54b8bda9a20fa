import type { PostFields } from '@contract/posts/postFields';
import Big from 'big.js';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { area } from '../../db/schema/organisation';
import { post, postFile, postImage } from '../../db/schema/posts';
import { fileUpload } from '../../db/schema/uploads';
import type { Viewer } from '../../engine/acciones/context';
import { Fault, invalid } from '../../engine/http/fault';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { clock } from '../../engine/time/clock';
import { todayIn } from '../../engine/time/nowIn';
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

/** A date that it already had stays, also when it is past. */
export function checkExpiry(expiresAt: string | null, before: Date | null): Date | null {
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  if (date.getTime() === before?.getTime()) return before;
  if (date.getTime() <= clock.ms())
    throw invalid({ expiresAt: 'El vencimiento debe ser posterior a ahora.' });
  return date;
}

/** Too many pinned posts pin nothing; the limit is a parameter of the organisation. */
export async function checkPinned(db: Db, postId: number | null): Promise<void> {
  // Two people pinning at once take turns here.
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumbers.postParts})`);
  const today = todayIn();
  const limit = new Big((await parameterAt(db, 'posts.maxPinned', today)) ?? 5);
  const [pinned] = await db
    .select({ total: count() })
    .from(post)
    .where(
      and(
        eq(post.pinned, true),
        isNull(post.archivedAt),
        sql`(${post.expiresAt} is null or ${post.expiresAt} > anden_now())`,
        postId === null ? undefined : ne(post.id, postId),
      ),
    );
  if (limit.lte(pinned?.total ?? 0)) {
    const reason = `Ya hay ${limit.toFixed(0)} publicaciones fijadas: quitá una antes de fijar otra.`;
    throw new Fault(409, 'conflicto', reason, { fields: { pinned: reason } });
  }
}

type Part = typeof postImage | typeof postFile;
type Written = Pick<PostFields, 'images' | 'files'>;

/** Only what this person brought for it, or what the post already had. */
async function isTheirs(db: Db, viewer: Viewer, part: Part, postId: number, hashes: string[]) {
  if (hashes.length === 0) return true;
  const kept = await db.select({ hash: part.hash }).from(part).where(eq(part.postId, postId));
  const brought = await db
    .select({ hash: fileUpload.hash })
    .from(fileUpload)
    .where(
      and(
        anyOf(fileUpload.hash, hashes),
        eq(fileUpload.accountId, viewer.accountId),
        eq(fileUpload.purpose, part === postImage ? 'post' : 'postFile'),
      ),
    );
  const allowed = new Set([...kept, ...brought].map((row) => row.hash));
  return hashes.every((hash) => allowed.has(hash));
}

/** The pictures and the PDFs of a post, in the place of those that it had. */
export async function replaceAttachments(
  db: Db,
  viewer: Viewer,
  postId: number,
  { images, files }: Written,
): Promise<void> {
  const hashesOf = (parts: readonly { hash: string }[]) => parts.map(({ hash }) => hash);
  if (!(await isTheirs(db, viewer, postImage, postId, hashesOf(images)))) {
    throw invalid({ images: 'Volvé a subir la imagen: no la encontramos.' });
  }
  if (!(await isTheirs(db, viewer, postFile, postId, hashesOf(files)))) {
    throw invalid({ files: 'Volvé a subir el PDF: no lo encontramos.' });
  }
  await db.delete(postImage).where(eq(postImage.postId, postId));
  await db.delete(postFile).where(eq(postFile.postId, postId));
  const placed = <P extends object>(parts: readonly P[]) =>
    parts.map((part, position) => ({ postId, position, ...part }));
  if (images.length > 0) await db.insert(postImage).values(placed(images));
  if (files.length > 0) await db.insert(postFile).values(placed(files));
}
