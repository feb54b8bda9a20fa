import { getPunch } from '@contract/markings/punchAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { kiosk } from '../../db/schema/kiosks';
import { punch, punchPhoto } from '../../db/schema/markings';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { presentFile } from '../../engine/files/presentFile';
import { notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { withinReach } from '../../engine/scope/withinReach';
import { punchList, toPunchRow } from './punchList';

/** A viewer with MARKINGS.SHOW sees those whom the role reaches; any other sees themselves. */
export const reachOfPunches = ({ viewer, reach }: Pick<Context, 'viewer' | 'reach'>) =>
  can(viewer.roles, 'MARKINGS.SHOW') ? reach : ('own' as const);

type Db = Context['db'];

const seen = (row: { id: number; at: Date; kind: typeof punch.$inferSelect.kind } | undefined) =>
  row ? { id: row.id, at: row.at.toISOString(), kind: row.kind } : null;

async function otherOf(
  db: Db,
  column: typeof punch.id | typeof punch.replacesId,
  id: number | null,
) {
  if (id === null) return null;
  const [row] = await db
    .select({ id: punch.id, at: punch.at, kind: punch.kind })
    .from(punch)
    .where(eq(column, id));
  return seen(row);
}

export const getPunchHandler = implement(getPunch, async ({ id }, context) => {
  const { db, viewer } = context;
  const within = withinReach(reachOfPunches(context), viewer, punch.personId);
  const [row] = await punchList
    .from(db.select(punchList.fields))
    .where(and(eq(punch.id, id), within));
  const [stored] = await db
    .select({ punch, whereName: site.name, kioskName: kiosk.name, photo: storedFile })
    .from(punch)
    .leftJoin(site, eq(site.id, punch.siteId))
    .leftJoin(kiosk, eq(kiosk.id, punch.kioskId))
    .leftJoin(punchPhoto, eq(punchPhoto.punchId, punch.id))
    .leftJoin(storedFile, eq(storedFile.hash, punchPhoto.hash))
    .where(eq(punch.id, id));
  if (!row || !stored) throw notFound('Esa fichada no existe o no está a tu alcance.');
  const { note, distance, receivedAt, claimedAt, authorId, replacesId } = stored.punch;
  const [authors, before, after] = await Promise.all([
    authorRefs(db, authorId === null ? [] : [authorId]),
    otherOf(db, punch.id, replacesId),
    otherOf(db, punch.replacesId, id),
  ]);
  return {
    ...toPunchRow(row),
    note,
    distance,
    whereName: stored.whereName,
    kioskName: stored.kioskName,
    receivedAt: receivedAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    photo: stored.photo ? presentFile(stored.photo, 'Foto') : null,
    author: authors.get(authorId ?? 0) ?? null,
    before,
    after,
  };
});
