import { moneyText } from '@contract/core/moneyText';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { rendition } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type DecisionFact,
  defineRequestType,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { linkOf } from './renditionLink';
import { payAdvanceNext } from './renditionPay';
import type { StoredRendition } from './renditionQueries';
import { ADVANCE_REQUEST } from './renditionScope';
import { renditionsStore } from './renditionsStore';

interface AdvanceSubject extends Subject {
  row: StoredRendition;
}

async function load(db: Db, id: number): Promise<AdvanceSubject | null> {
  const [row] = await db.select().from(rendition).where(eq(rendition.id, id));
  if (!row) return null;
  const asked = row.asked ?? '0';
  return {
    row,
    ownerId: row.personId,
    title: `${row.title}: ${moneyText(asked)}`,
    values: { amount: Number(asked) },
  };
}

/** Money that they took along before and have not shown yet. */
async function stillOut({ db }: Context, { id, personId }: StoredRendition): Promise<DecisionFact> {
  const [out] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paid: sql<string>`coalesce(sum(${rendition.paid}), 0)::numeric(14, 2)::text`,
    })
    .from(rendition)
    .where(
      and(
        eq(rendition.personId, personId),
        eq(rendition.state, 'open'),
        sql`${rendition.id} <> ${id} and ${rendition.paid} > 0`,
      ),
    );
  const label = 'Anticipos sin rendir';
  if (!out || out.count === 0) return { label, value: 'Ninguno', tone: 'good' };
  return { label, value: `${out.count}, por ${moneyText(out.paid)}`, tone: 'warning' };
}

const kinds = {
  rejected: 'rejected',
  returned: 'returned',
  cancelled: 'withdrawn',
  expired: 'expired',
} as const;
const states: Record<Refusal, StoredRendition['state']> = {
  rejected: 'rejected',
  returned: 'draft',
  cancelled: 'cancelled',
  expired: 'rejected',
};

/** Whether somebody may take money along to spend. */
export const advanceRequest = defineRequestType<AdvanceSubject>({
  type: ADVANCE_REQUEST,
  label: 'Anticipo de gastos',
  fallback: 'RENDITIONS',
  fields: [{ key: 'amount', label: 'Importe', kind: 'number', choices: [] }],
  defaultSteps: managerDecides(72),
  load,
  facts: async (context, { row }) => [
    ...(row.trip
      ? [{ label: 'Viaje o centro de costo', value: row.trip, tone: 'plain' as const }]
      : []),
    await stillOut(context, row),
  ],
  link: ({ viewer }, { row }) => linkOf(viewer, row),
  editLink: (_requestId, { row }) => `/renditions/new?corregir=${row.id}`,
  onApproved: async (context, { row }) => {
    const done = { kind: 'granted', accountId: context.viewer.accountId } as const;
    const after = await renditionsStore.write(context, row, { state: 'toPay' }, done);
    await payAdvanceNext(context, after);
  },
  onRefused: async (ends, { row }, refusal, { accountId, reason }) => {
    const done = { kind: kinds[refusal], accountId, reason };
    await renditionsStore.write(ends, row, { state: states[refusal] }, done);
  },
});
