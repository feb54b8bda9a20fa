import { openApplication, sendApplication } from '@contract/referrals/applicationAcciones';
import { saveReferralOpening, shareReferralOpening } from '@contract/referrals/openingAcciones';
import {
  beginReferral,
  getReferral,
  hireReferral,
  inviteReferral,
  listReferrals,
} from '@contract/referrals/referralAcciones';
import { desc, eq } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { periodClose } from '../../../db/schema/closes';
import { notification } from '../../../db/schema/events';
import { person } from '../../../db/schema/organisation';
import {
  referral,
  referralBonus,
  referralEvent,
  referralInterview,
  referralLink,
  referralNote,
  referralOpening,
} from '../../../db/schema/referrals';
import { account } from '../../../db/schema/session';
import { addDays } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';
import { newCode } from '../codes';

export const candidate = {
  firstName: 'Lucía',
  lastName: 'Paredes',
  email: 'lucia.paredes@correo.example',
  phone: '0341 15 555-1234',
  message: 'Me gusta el trabajo en equipo 🙌',
  consent: true,
};

/** The demo organisation with one opening and nobody referred yet. */
export async function referralsWorld(env: Record<string, string> = {}) {
  const server = await buildServer(env);
  const { db } = server.services.database;
  await db.delete(periodClose);
  const people: Record<string, typeof person.$inferSelect> = {};
  for (const row of await db
    .select()
    .from(account)
    .innerJoin(person, eq(person.id, account.personId)))
    people[row.account.username] = row.person;
  const clear = async () => {
    for (const table of [
      referralInterview,
      referralBonus,
      referralEvent,
      referralNote,
      referral,
      referralLink,
    ])
      await db.delete(table);
    await db.delete(referralOpening);
    await db.delete(notification);
  };
  const personOf = (username: string) => {
    const found = people[username];
    if (!found) throw new Error(`nobody is called ${username}`);
    return found;
  };
  /** So many days from today, wherever the clock of the tests stands by now. */
  const day = async (ahead: number) =>
    addDays(await todayAt(db, personOf('empleado').siteId), ahead);
  const fields = async () => ({
    ...{ position: 'Operario de depósito', siteId: personOf('empleado').siteId, places: 2 },
    ...{ until: await day(60), text: 'Preparar pedidos, de lunes a viernes.', keepMonths: 6 },
    ...{ bonusHired: '80000.00', bonusLater: '120000.00', bonusMonths: 6, open: true },
  });
  const save = async (more: object, as = 'rrhh') =>
    server.call(saveReferralOpening, { ...(await fields()), ...more }, as);
  const open = async (more: object = {}) => (await save(more)).body;
  const share = async (id: number, as = 'empleado') =>
    (await server.call(shareReferralOpening, { id }, as)).body.code;
  const apply = (code: string, more: object = {}) =>
    server.call(sendApplication, { ...candidate, code, ownCode: newCode(), ...more });
  const lastRow = async () => {
    const [row] = await db.select().from(referral).orderBy(desc(referral.id)).limit(1);
    if (!row) throw new Error('nobody was referred');
    return row;
  };
  /** The version that is stored, for who saw it just now. */
  const now = async (id: number) => {
    const [row] = await db.select().from(referral).where(eq(referral.id, id));
    return { id, version: row?.version ?? 0 };
  };
  return {
    server,
    db,
    clear,
    personOf,
    day,
    save,
    open,
    share,
    apply,
    lastRow,
    now,
    look: (code: string) => server.call(openApplication, { code }),
    seen: (id: number, as: string) => server.call(getReferral, { id }, as),
    listed: async (as: string) => (await server.call(listReferrals, {}, as)).body.rows,
    invite: (openingId: number, more: object = {}, as = 'empleado') =>
      server.call(
        inviteReferral,
        { openingId, firstName: 'Lucía', lastName: 'Paredes', email: candidate.email, ...more },
        as,
      ),
    /** A candidate applies by the link of a referrer, and is hired from a day on. */
    async hired(openingId: number, startDay: string, more: object = {}, by = 'empleado') {
      await apply(await share(openingId, by), more);
      const { id } = await lastRow();
      await server.call(beginReferral, await now(id), 'rrhh');
      const answer = await server.call(hireReferral, { ...(await now(id)), startDay }, 'rrhh');
      return { id, answer };
    },
  };
}

export type ReferralsWorld = Awaited<ReturnType<typeof referralsWorld>>;
