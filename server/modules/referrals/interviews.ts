import type { InputOf } from '@contract/core/accion';
import { interviewRecord } from '@contract/referrals/interview';
import { cancelInterview, saveInterview } from '@contract/referrals/interviewAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { referralInterview, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { worksToday } from '../../engine/people/worksToday';
import { defineStore } from '../../engine/store/defineStore';
import { dayText } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import type { StoredReferral } from './referralQueries';
import { referralStore } from './referralStore';

type Interview = typeof referralInterview.$inferSelect;

const interviews = defineStore({
  record: interviewRecord,
  table: referralInterview,
  owner: 'referralId',
  find: async ({ db }, id) =>
    (await db.select().from(referralInterview).where(eq(referralInterview.id, id))).at(0),
  missing: 'Esa entrevista ya no está.',
  tell: ({ emit }, { referralId }) =>
    emit([{ type: 'Referral', id: referralId }], { kind: 'everyone', permission: 'REFERRALS.ALL' }),
});

async function openingOf({ db }: Context, { openingId }: StoredReferral) {
  const [opening] = await db
    .select()
    .from(referralOpening)
    .where(eq(referralOpening.id, openingId));
  if (!opening) throw new Error('a referral without opening');
  return opening;
}

type Input = Pick<InputOf<typeof saveInterview>, 'day' | 'personId'>;

async function refuseUnfit(context: Context, siteId: number, input: Input, before?: Interview) {
  const { db } = context;
  if (input.day !== before?.day && input.day < (await todayAt(db, siteId))) {
    throw invalid({ day: 'Elegí un día de hoy en adelante.' });
  }
  if (input.personId === before?.personId) return;
  const [found] = await db
    .select({ works: worksToday })
    .from(person)
    .where(eq(person.id, input.personId));
  if (!found?.works) throw invalid({ personId: 'Esa persona ya no trabaja acá.' });
}

/** Rings for the interviewer; a bell is not erased, so it names the place and not the candidate. */
async function ring(context: Context, position: string, row: Interview, title: string) {
  if (row.personId === context.viewer.personId) return;
  await notify(context, await accountsOf(context.db, [row.personId]), {
    type: 'referrals.interview',
    title: `${title}: ${position}`,
    body: `${dayText(row.day)}, ${row.time} · ${row.place}`,
    link: null,
  });
}

export const saveInterviewHandler = implement(saveInterview, async (input, context) => {
  const row = await referralStore.hold(context, { id: input.referralId }, 'interview');
  const opening = await openingOf(context, row);
  let old: Interview | undefined;
  const saved = await interviews.save(context, input, async (fields, _shown, before) => {
    old = before;
    await refuseUnfit(context, opening.siteId, fields, before);
    return fields;
  });
  if (old && old.personId !== saved.personId) {
    await ring(context, opening.position, old, 'Ya no te toca una entrevista');
  }
  const changed = old && old.personId === saved.personId;
  await ring(
    context,
    opening.position,
    saved,
    changed ? 'Cambió una entrevista' : 'Te toca una entrevista',
  );
  return { id: saved.id };
});

export const cancelInterviewHandler = implement(cancelInterview, async (input, context) => {
  const row = await referralStore.hold(context, { id: input.referralId }, 'interview');
  const { position } = await openingOf(context, row);
  let gone: Interview | undefined;
  await interviews.remove(context, input, (_shown, stored) => {
    gone = stored;
  });
  if (gone) await ring(context, position, gone, 'Se canceló una entrevista');
  return { id: input.id };
});
