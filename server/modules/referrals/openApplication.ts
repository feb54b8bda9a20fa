import { askOwnErasure, openApplication } from '@contract/referrals/applicationAcciones';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { organisation, person } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { deadCode, entryOf, ownApplication } from './applicationCode';
import { lookPace } from './applicationPace';
import { askErasure } from './eraseReferral';
import { candidateInterviews } from './interviewQueries';
import { findOpening } from './openingQueries';
import type { StoredReferral } from './referralQueries';
import { tellDeciders } from './tellReferral';

/** A second application reads as a first one does: its sender learns of nobody that they were known here. */
const stageOf = ({ state }: StoredReferral) => {
  if (state === 'duplicate') return 'pending' as const;
  return state === 'pending' || state === 'process' || state === 'hired'
    ? state
    : ('ended' as const);
};

async function about(db: Db, openingId: number) {
  const [opening, [own]] = await Promise.all([
    findOpening(db, eq(referralOpening.id, openingId)),
    db.select({ name: organisation.name }).from(organisation),
  ]);
  if (!opening) throw new Error('a referral without opening');
  const { position, siteName, keepMonths } = opening;
  return { position, siteName, keepMonths, organisation: own?.name ?? '' };
}

export const openApplicationHandler = implement(
  openApplication,
  async ({ code }, { db, address }) => {
    lookPace(address);
    const [entry, sent] = await Promise.all([entryOf(db, code), ownApplication(db, code)]);
    if (sent) {
      return {
        ...(await about(db, sent.openingId)),
        offer: null,
        sent: {
          at: (sent.appliedAt ?? sent.createdAt).toISOString(),
          stage: stageOf(sent),
          words: sent.state === 'rejected' ? (sent.words ?? '') : '',
          eraseDue: sent.eraseDue,
          interviews: await candidateInterviews(db, sent.id),
          kept: {
            firstName: sent.firstName ?? '',
            lastName: sent.lastName ?? '',
            email: sent.email ?? '',
            phone: sent.phone ?? '',
            message: sent.message ?? '',
            cv: sent.cvName ?? '',
          },
        },
      };
    }
    if (!entry) throw deadCode();
    const { text, until } = entry.opening;
    const [referrer] = await db.select().from(person).where(eq(person.id, entry.referrerId));
    return {
      ...(await about(db, entry.opening.id)),
      offer: { text, until, referrer: `${referrer?.firstName} ${referrer?.lastName}` },
      sent: null,
    };
  },
);

export const askOwnErasureHandler = implement(askOwnErasure, async ({ code }, context) => {
  const { db, address } = context;
  lookPace(address);
  const found = await ownApplication(db, code);
  if (!found) throw deadCode();
  // Two at once: the second finds the day that the first was told.
  const [row] = await db
    .select()
    .from(referral)
    .where(and(eq(referral.id, found.id), isNull(referral.erasedAt)))
    .for('update');
  if (!row) throw deadCode();
  if (row.eraseDue !== null) return { due: row.eraseDue };
  const due = await askErasure(context, row, null);
  await tellDeciders(context, row, 'Pidieron que se borren los datos de una postulación');
  return { due };
});
