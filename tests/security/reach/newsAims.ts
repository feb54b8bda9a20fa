import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { news, newsType } from '../../../server/db/schema/news';
import type { Aim, Asking, Fields, Outcome, Somebody } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

async function typeOf(db: Db, code: string): Promise<number> {
  const [type] = await db.select().from(newsType).where(eq(newsType.code, code));
  return type?.id ?? 0;
}

/** A day without notice, or an hour of lateness where days would be in each other's way. */
const written = { fromDay: '2026-10-05', toDay: '2026-10-05' };

const made =
  (
    input: (id: number, typeId: number) => Fields,
    state: 'draft' | 'pending' = 'pending',
  ): Aim['at'] =>
  async (db, { personId, accountId }) => {
    const typeId = await typeOf(db, 'ACA');
    const values = { ...written, personId, typeId, state, authorId: accountId, paidPercent: 0 };
    const [row] = await db.insert(news).values(values).returning({ id: news.id });
    return row ? input(row.id, typeId) : null;
  };

/** People without NEWS.SHOW read only their own. */
const reads: Aim['expect'] = (asking, theirs, accion) => {
  if (theirs.relation === 'own') return 'reached';
  return can(asking.flags, 'NEWS.SHOW') ? byScope(asking, theirs, accion) : 'hidden';
};

/** HR enters and validates what is of others, never their own. */
const others =
  (otherwise: Outcome) =>
  (asking: Asking, { relation }: Somebody): Outcome =>
    asking.scope === 'all' && relation !== 'own' ? 'reached' : otherwise;

const one = (body: unknown) => (body as { done: number }).done === 1;

/** People plan with those in reach and those of their own area: whoever is away there is everybody's plan. */
const plans: Aim['expect'] = (asking, theirs, accion) =>
  asking.areaId === theirs.areaId ? 'reached' : byScope(asking, theirs, accion);

export const newsAims = {
  listCalendar: { at: (_db, { personId }) => ({ year: 2026, personId }), expect: plans },
  getNews: { at: made((id) => ({ id })), expect: reads },
  updateNews: { at: made((id, typeId) => ({ ...written, id, version, typeId })), expect: reads },
  addCertificate: {
    at: made((id) => ({ id, version, certificate: '0'.repeat(64) })),
    expect: reads,
  },
  changeNewsState: { at: made((id) => ({ id, version, move: 'validate' })), expect: reads },
  askNews: { at: made((id, typeId) => ({ ...written, id, version, typeId }), 'draft') },
  enterNews: {
    at: async (db, { personId }) => ({
      ...written,
      personId,
      typeId: await typeOf(db, 'TAR'),
      quantity: '1',
    }),
    expect: others('refused'),
  },
  changeManyNews: {
    at: made((id) => ({
      selection: { kind: 'rows', ids: [id] },
      move: 'cancel',
      reason: 'De prueba',
    })),
    expect: others('hidden'),
    found: one,
  },
  enterManyNews: {
    at: async (db, { personId }) => ({
      ...written,
      selection: { kind: 'rows', ids: [personId] },
      typeId: await typeOf(db, 'TAR'),
      quantity: '1',
    }),
    expect: (asking, theirs) =>
      asking.scope === 'all' ? others('hidden')(asking, theirs) : 'refused',
    found: one,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
