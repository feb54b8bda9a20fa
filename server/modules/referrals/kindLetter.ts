import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { organisation } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import type { JobKind } from '../../engine/jobs/jobRunner';
import { clock } from '../../engine/time/clock';
import type { StoredReferral } from './referralQueries';
import { referralStore } from './referralStore';

const KIND = 'referral.letter';
const payload = z.object({ referralId: z.number() });

/** Tasks are kept for a while: this one names a number, and finds the person when it is done. */
export async function askLetter(
  { db, services, afterCommit }: Context,
  { id, email }: StoredReferral,
): Promise<void> {
  if (email === null || !(await services.mailer.ready(db))) return;
  await services.jobs.request(db, {
    ...{ kind: KIND, title: 'Avisar a quien se postuló', accountId: null },
    payload: { referralId: id },
  });
  afterCommit(services.jobs.flush);
}

async function waiting(db: Db, id: number) {
  const [row] = await db.select().from(referral).where(eq(referral.id, id)).for('update');
  return row?.state === 'rejected' && row.email && row.words && row.toldAt === null ? row : null;
}

async function letterOf(db: Db, { openingId, words }: StoredReferral) {
  const [[opening], [own]] = await Promise.all([
    db.select().from(referralOpening).where(eq(referralOpening.id, openingId)),
    db.select().from(organisation),
  ]);
  return {
    subject: `Tu postulación: ${opening?.position ?? ''}`,
    text: [words ?? '', own?.name ?? ''].filter(Boolean).join('\n\n'),
  };
}

/** Held while it is sent, so that two servers send one; it is written as sent only once it was taken. */
export const kindLetterJob: JobKind = {
  kind: KIND,
  lane: 'mail',
  run: async ({ services, payload: given }) => {
    const { referralId } = payload.parse(given);
    await services.database.db.transaction(async (db) => {
      const row = await waiting(db, referralId);
      if (!row?.email) return;
      await services.mailer.send({ to: row.email, ...(await letterOf(db, row)) });
      const ends = tracedAs(db, { accountId: null, accion: 'referido.avisar' });
      const columns = { toldAt: clock.now() };
      await referralStore.write(ends, row, columns, { kind: 'told', accountId: null });
    });
    services.wake();
    return 'Aviso atendido.';
  },
};
