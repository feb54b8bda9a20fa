import { moneyText } from '@contract/core/moneyText';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { person, site } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import {
  type Closing,
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { dayText } from '../../engine/time/days';
import { bonusParts } from './bonusRules';
import { completeHire, noBonusOf } from './completeHire';
import { creditTurn } from './creditTurn';
import { REFERRAL_HIRE } from './hireRequestType';
import { filesUnder } from './knownFiles';
import type { StoredReferral } from './referralQueries';
import { decidesReferrals } from './referralScope';
import { referralStore } from './referralStore';

const findHire = (db: Db, id: number) =>
  db
    .select({
      row: referral,
      opening: referralOpening,
      siteName: site.name,
      referrer: { firstName: person.firstName, lastName: person.lastName },
      ownerId: approvalRequest.ownerId,
      authorId: approvalRequest.authorId,
    })
    .from(referral)
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .innerJoin(person, eq(person.id, referral.referrerId))
    .leftJoin(
      approvalRequest,
      and(eq(approvalRequest.type, REFERRAL_HIRE), eq(approvalRequest.subjectId, referral.id)),
    )
    .where(eq(referral.id, id));

type Hire = Awaited<ReturnType<typeof findHire>>[number];

interface HireSubject extends Subject {
  hire: Hire;
  /** Why it brings no bonus, in words; null where it does. */
  noBonus: string | null;
}

/** The day does not change how much it comes to. */
const ANY_DAY = '2000-01-01';
const partsOf = ({ opening, row }: Hire) => bonusParts(opening, row.askedDay ?? ANY_DAY);

async function load(db: Db, id: number): Promise<HireSubject | null> {
  const [hire] = await findHire(db, id);
  if (!hire) return null;
  const noBonus = await noBonusOf(db, hire.row);
  const parts = noBonus === null ? partsOf(hire) : [];
  const bonus = parts.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const promised = bonus.gt(0) ? `bono de ${moneyText(bonus.toFixed(2))}` : 'sin bono';
  return {
    // Before it is asked for it is nobody's: whoever hires says in whose name.
    ownerId: hire.ownerId ?? 0,
    // The candidate is not named: a title outlives an erasure.
    title: `Contratación de ${hire.row.number}: ${hire.opening.position} (${promised})`,
    values: { bonus: bonus.toNumber(), siteId: hire.opening.siteId },
    ...{ hire, noBonus },
  };
}

function bonusFact({ hire, noBonus }: HireSubject): DecisionFact {
  if (noBonus !== null) return { label: 'Bono', value: `Sin bono. ${noBonus}`, tone: 'plain' };
  const parts = partsOf(hire).map(({ months, amount }) =>
    months === 0
      ? `${moneyText(amount)} al ingresar`
      : `${moneyText(amount)} a los ${months} meses`,
  );
  return { label: 'Bono', value: parts.join(' y ') || 'Sin bono', tone: 'plain' };
}

async function facts(_context: Context, subject: HireSubject): Promise<DecisionFact[]> {
  const { row, opening, siteName, referrer } = subject.hire;
  const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });
  // Answers are kept for a while: the candidate is read in their referral, by those who decide about it.
  return [
    plain('Referido', row.number),
    plain('Puesto', opening.position),
    plain('Sede', siteName),
    ...(row.askedDay ? [plain('Ingresaría el', dayText(row.askedDay))] : []),
    plain('Quién refirió', personName(referrer)),
    bonusFact(subject),
  ];
}

/** People who decide about the referrals of that place see it, and who decides it. */
const reaches = ({ viewer }: Pick<Context, 'viewer'>, { hire }: HireSubject): boolean =>
  decidesReferrals(viewer) && (viewer.roleScope === 'all' || viewer.siteId === hire.opening.siteId);

const path = ({ hire }: HireSubject) => `/referrals/${hire.row.id}`;

async function hold(db: Db, { hire }: HireSubject): Promise<StoredReferral | undefined> {
  const [row] = await db.select().from(referral).where(eq(referral.id, hire.row.id)).for('update');
  return row?.askedDay ? row : undefined;
}

async function onApproved(context: Context, subject: HireSubject): Promise<void> {
  const { db, viewer } = context;
  await creditTurn(db);
  const row = await hold(db, subject);
  if (!row?.askedDay) throw conflict('Esa contratación ya no espera aprobación.');
  const hiredBy = subject.hire.authorId ?? viewer.accountId;
  await completeHire(context, row, { startDay: row.askedDay, hiredBy, kind: 'hireApproved' });
}

const kinds = {
  rejected: 'hireRefused',
  returned: 'hireRefused',
  cancelled: 'hireWithdrawn',
  expired: 'hireExpired',
} as const satisfies Record<Refusal, string>;

/** The candidate stays in process, and may be asked for anew. */
async function onRefused(
  ends: Ends,
  subject: HireSubject,
  refusal: Refusal,
  { accountId }: Closing,
): Promise<void> {
  const row = await hold(ends.db, subject);
  if (!row) return;
  await referralStore.write(ends, row, { askedDay: null }, { kind: kinds[refusal], accountId });
}

/** A second person approves a hire and its bonus. */
export const hireRequest = defineRequestType<HireSubject>({
  type: REFERRAL_HIRE,
  label: 'Contratación de un referido',
  fallback: 'REFERRALS.ALL',
  otherwise: 'Si no rige ninguna, la persona queda contratada sin pedir aprobación.',
  fields: [{ key: 'bonus', label: 'Pesos de bono', kind: 'number', choices: [] }],
  // A hire waits for approval only where a definition says so.
  defaultSteps: [],
  /** Neither whoever earns by it nor the person themselves, where they have a file here. */
  async apart(db, id) {
    const [row] = await db.select().from(referral).where(eq(referral.id, id));
    if (!row) return [];
    const own = await filesUnder(db, row.emailKey);
    return [row.referrerId, ...own.map((file) => file.id)];
  },
  seen: async (context, subject) => reaches(context, subject),
  load,
  facts,
  link: (context, subject) => (reaches(context, subject) ? path(subject) : null),
  editLink: (_requestId, subject) => path(subject),
  onApproved,
  onRefused,
});
