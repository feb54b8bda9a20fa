import { askBankUse, previewBankUse } from '@contract/hours/bankAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { hourBankUse } from '../../db/schema/hourBank';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { addYears } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { todayAt } from '../../engine/time/todayAt';
import { BANK_REQUEST, bankTurn } from './bankLedger';
import { planUse, whoseBank } from './bankUses';
import { tellBank } from './tellBank';

function ownPerson({ viewer }: Context): number {
  if (viewer.personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  return viewer.personId;
}

/** This finds the request of that day that was sent back to them. */
async function sentBack({ db }: Context, personId: number, day: string) {
  const [row] = await db
    .select({ id: hourBankUse.id })
    .from(hourBankUse)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, BANK_REQUEST), eq(approvalRequest.subjectId, hourBankUse.id)),
    )
    .where(
      and(
        eq(hourBankUse.personId, personId),
        eq(hourBankUse.day, day),
        eq(approvalRequest.state, 'draft'),
      ),
    )
    .limit(1);
  return row?.id;
}

async function store(
  { db }: Context,
  id: number | undefined,
  use: typeof hourBankUse.$inferInsert,
) {
  const [row] =
    id === undefined
      ? await db.insert(hourBankUse).values(use).returning()
      : await db.update(hourBankUse).set(use).where(eq(hourBankUse.id, id)).returning();
  if (!row) throw new Error('a use of the bank was not stored');
  return row;
}

/** Nothing is asked for of days that are over, nor of years that nobody plans. */
async function dayFault({ db }: Context, siteId: number, day: string): Promise<string | null> {
  const today = await todayAt(db, siteId);
  return day < today || day > addYears(today, 1) ? 'Elegí hoy o un día que venga.' : null;
}

export const previewBankUseHandler = implement(previewBankUse, async (asked, context) => {
  const whose = await whoseBank(context.db, ownPerson(context));
  const fault = await dayFault(context, whose.siteId, asked.day);
  if (fault) return { shift: null, minutes: 0, free: 0, problem: fault };
  const { shift, minutes, free, problem } = await planUse(context.db, whose, asked);
  return { shift, minutes, free, problem };
});

export const askBankUseHandler = implement(askBankUse, async ({ reason, ...asked }, context) => {
  const { db, viewer, audit } = context;
  const personId = ownPerson(context);
  const { day, from, to } = asked;
  if ((from === null) !== (to === null)) {
    throw invalid({ [from === null ? 'from' : 'to']: 'Van las dos horas, o ninguna.' });
  }
  const whose = await whoseBank(db, personId);
  const fault = await dayFault(context, whose.siteId, day);
  if (fault) throw invalid({ day: fault });
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await bankTurn(db, personId);
  const again = await sentBack(context, personId, day);
  const { span, minutes, problem } = await planUse(db, whose, asked, again);
  if (problem || !span) throw conflict(problem ?? 'Ese día no tenés un turno publicado.');
  const { id } = await store(context, again, {
    personId,
    day,
    whole: from === null,
    startsAt: new Date(span.from),
    endsAt: new Date(span.to),
    minutes,
    reason,
    authorId: viewer.accountId,
  });
  await audit({ entity: 'hourBankUse', entityId: id, after: { day, minutes } });
  const requestId = await submitRequest(context, BANK_REQUEST, id);
  await tellBank(context, personId);
  return { requestId };
});
