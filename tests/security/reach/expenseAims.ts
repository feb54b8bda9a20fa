import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { expenseCategory } from '../../../server/db/schema/expenses';
import { reimbursement } from '../../../server/db/schema/reimbursements';
import { rendition } from '../../../server/db/schema/renditions';
import type { Aim, Fields } from './aim';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

async function categoryOf(db: Db): Promise<number> {
  const [row] = await db.select().from(expenseCategory).where(eq(expenseCategory.code, 'KM'));
  return row?.id ?? 0;
}

const spent = (categoryId: number) => ({
  categoryId,
  day: '2026-10-05',
  amount: '100.00',
  granted: '100.00',
  description: 'De prueba',
});

const made =
  (
    input: (id: number, categoryId: number) => Fields,
    state: 'draft' | 'pending' | 'approved' = 'pending',
  ): Aim['at'] =>
  async (db, { personId }) => {
    const categoryId = await categoryOf(db);
    const [row] = await db
      .insert(reimbursement)
      .values({ ...spent(categoryId), personId, state })
      .returning({ id: reimbursement.id });
    return row ? input(row.id, categoryId) : null;
  };

const written = (id: number, categoryId: number) => ({
  id,
  version,
  categoryId,
  day: '2026-10-05',
  kilometres: '3',
  description: 'De prueba',
});

/** People do not pay themselves, and those who do not pay everybody's pay nobody. */
const pays =
  (flag: 'REIMBURSEMENTS' | 'RENDITIONS'): Aim['expect'] =>
  ({ scope, flags }, { relation }) => {
    if (scope !== 'all' || !can(flags, flag)) return 'refused';
    return relation === 'own' ? 'hidden' : 'reached';
  };

const taken =
  (
    input: (id: number, categoryId: number) => Fields,
    state: 'draft' | 'open' | 'toPay' = 'open',
  ): Aim['at'] =>
  async (db, { personId }) => {
    const [row] = await db
      .insert(rendition)
      .values({ personId, state, title: 'De prueba', asked: '100.00' })
      .returning({ id: rendition.id });
    return row ? input(row.id, await categoryOf(db)) : null;
  };

const advance = { title: 'De prueba', asked: '100.00' };

const one = (body: unknown) => (body as { done: number }).done === 1;

export const expenseAims = {
  getReimbursement: { at: made((id) => ({ id })) },
  resendReimbursement: { at: made(written, 'draft') },
  withdrawReimbursement: { at: made((id) => ({ id, version })) },
  payReimbursements: {
    at: made(
      (id) => ({
        selection: { kind: 'rows', ids: [id] },
        move: { kind: 'pay', paidOn: '2026-10-06' },
      }),
      'approved',
    ),
    expect: pays('REIMBURSEMENTS'),
    found: one,
  },
  askReimbursement: {
    at: async (db) => {
      const { id: _id, version: _version, ...fields } = written(0, await categoryOf(db));
      return fields;
    },
    expect: () => 'reached',
  },
  getRendition: { at: taken((id) => ({ id })) },
  resendRendition: { at: taken((id) => ({ id, version, ...advance }), 'draft') },
  handInRendition: { at: taken((id) => ({ id, version })) },
  withdrawRendition: { at: taken((id) => ({ id, version })) },
  addRenditionLine: {
    at: taken((id, categoryId) => {
      const { version: _version, ...fields } = written(id, categoryId);
      return fields;
    }),
  },
  changeRenditionLine: {
    at: taken((id, categoryId) => ({ ...written(id, categoryId), lineId: 1 })),
  },
  removeRenditionLine: { at: taken((id) => ({ id, version, lineId: 1 })) },
  payRenditions: {
    at: taken(
      (id) => ({
        selection: { kind: 'rows', ids: [id] },
        move: { kind: 'pay', paidOn: '2026-10-06' },
      }),
      'toPay',
    ),
    expect: pays('RENDITIONS'),
    found: one,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
