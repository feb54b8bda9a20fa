import { getHourBank } from '@contract/hours/bankAcciones';
import { can } from '@contract/session/can';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { hourBankMovement, hourBankUse } from '../../db/schema/hourBank';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { withinReach } from '../../engine/scope/withinReach';
import { type Day, yearOf } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { clockIn } from '../markings';
import { ownSignature } from './agreementPaper';
import { BANK_REQUEST, bankOf, type Credit } from './bankLedger';
import { totalOf } from './bankRules';
import { bankTerms } from './bankTerms';
import { bankText } from './bankText';
import { cancelsUse } from './cancelBankUse';

async function whoseBank({ db, viewer, reach }: Context, id: number | null) {
  if (id === null) throw notFound('Tu cuenta no es de ninguna persona.');
  const [row] = await db
    .select({ who: person, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  return row;
}

/** This tells how much may be used until when; credits that expire on the same day are told together. */
function lotsOf(credits: readonly Credit[]) {
  const byDay = new Map<Day, number>();
  for (const { expiresOn, left } of credits) {
    if (left > 0) byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + left);
  }
  return [...byDay]
    .map(([expiresOn, minutes]) => ({ expiresOn, minutes }))
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}

/** This lists the uses that wait or were granted, of this year and on, the last day first. */
async function usesOf(context: Context, personId: number, zone: string, today: Day) {
  const rows = await context.db
    .select({ use: hourBankUse, state: approvalRequest.state, requestId: approvalRequest.id })
    .from(hourBankUse)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, BANK_REQUEST), eq(approvalRequest.subjectId, hourBankUse.id)),
    )
    .where(
      and(
        eq(hourBankUse.personId, personId),
        isNull(hourBankUse.endedAt),
        inArray(approvalRequest.state, ['pending', 'draft', 'approved']),
      ),
    )
    .orderBy(desc(hourBankUse.startsAt));
  return rows.flatMap(({ use, state, requestId }) => {
    const { id, day, whole, minutes, reason, startsAt, endsAt } = use;
    if (state !== 'pending' && state !== 'draft' && state !== 'approved') return [];
    if (state === 'approved' && yearOf(day) < yearOf(today)) return [];
    const clocks = { from: clockIn(zone, startsAt), to: clockIn(zone, endsAt) };
    return [
      {
        id,
        day,
        whole,
        ...clocks,
        minutes,
        reason,
        state,
        requestId,
        cancels: cancelsUse(context, use),
      },
    ];
  });
}

/** The newest first, as one reads how it came to be. */
async function movementsOf({ db }: Context, personId: number) {
  const rows = await db
    .select()
    .from(hourBankMovement)
    .where(eq(hourBankMovement.personId, personId))
    .orderBy(desc(hourBankMovement.id));
  const authors = await authorRefs(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    kind: row.kind,
    minutes: row.minutes,
    text: bankText(row),
    expiresOn: row.expiresOn,
    by: authors.get(row.authorId ?? 0)?.name ?? null,
    at: row.createdAt.toISOString(),
  }));
}

export const getHourBankHandler = implement(getHourBank, async ({ personId }, context) => {
  const { db, viewer } = context;
  const { who, zone } = await whoseBank(context, personId ?? viewer.personId);
  const today = await todayAt(db, who.siteId);
  const [{ credits, reserved }, terms, uses, movements] = await Promise.all([
    bankOf(db, who.id),
    bankTerms(db, who.id, today),
    usesOf(context, who.id, zone, today),
    movementsOf(context, who.id),
  ]);
  return {
    person: personRefOf(who),
    today,
    balance: totalOf(credits),
    reserved,
    lots: lotsOf(credits),
    agreement: terms && {
      rate50: terms.rate50,
      rate100: terms.rate100,
      months: terms.months,
      cap: terms.cap,
      writtenIn: terms.writtenIn,
      signature: await ownSignature(db, terms.envelopeId, who.id),
    },
    uses,
    movements,
    adjusts: who.id !== viewer.personId && !viewer.viewing && can(viewer.roles, 'HOURS.CREATE'),
  };
});
