import type { OutputOf } from '@contract/core/accion';
import type { ReferralAction } from '@contract/referrals/referral';
import type { getReferral, listReferrals } from '@contract/referrals/referralAcciones';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import { referralBonus, referralEvent, referralNote } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { askedOf } from '../../engine/approvals/askedOf';
import { seesRequest } from '../../engine/approvals/lockRequest';
import { presentFile } from '../../engine/files/presentFile';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { staysOn } from './bonusRules';
import { REFERRAL_HIRE } from './hireRequestType';
import { interviewsOf } from './interviewQueries';
import { filesUnder, presentKnownFile } from './knownFiles';
import type { ReferralRow } from './referralQueries';
import { allowedReferralActions } from './referralRules';
import { whoAsks } from './referralScope';

type Row = OutputOf<typeof listReferrals>['rows'][number];
type Detail = OutputOf<typeof getReferral>;

const nameOf = ({ firstName, lastName, erasedAt }: ReferralRow) =>
  erasedAt === null ? `${lastName}, ${firstName}` : 'Datos borrados';

export function presentReferralRow(row: ReferralRow): Row {
  const { id, version, number, openingId, position, siteName, state, noBonus } = row;
  const { startDay, eraseDue, erasedAt, createdAt } = row;
  return {
    ...{ id, version, number, openingId, position, siteName, state, noBonus, startDay },
    name: nameOf(row),
    referrer: personRefOf({
      ...{ id: row.referrerId, firstName: row.byFirstName, lastName: row.byLastName },
      ...{ position: row.byPosition, photoHash: row.byPhoto },
    }),
    eraseDue: erasedAt === null ? eraseDue : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Only those who decide read these; a referrer gets them empty. */
const hidden = {
  ...{ firstName: '', lastName: '', email: null, phone: null, message: '', cv: null },
  ...{
    keepUntil: null,
    words: '',
    toldAt: null,
    awaits: null,
    personId: null,
    personLeft: false,
    knownFiles: [],
    interviews: [],
    notes: [],
    history: [],
  },
};

export async function presentReferral(context: Context, row: ReferralRow): Promise<Detail> {
  const { db, viewer } = context;
  const who = whoAsks(viewer);
  const own = row.referrerId === viewer.personId;
  const shown = presentReferralRow(row);
  const actions = allowedReferralActions(row, who);
  const [bonuses, rest] = await Promise.all([
    bonusesOf(db, row.id),
    who.decides ? opened(context, row, actions) : hidden,
  ]);
  return {
    ...shown,
    eraseDue: who.decides ? shown.eraseDue : null,
    bonuses,
    code: own && row.state === 'invited' ? row.code : null,
    expiresOn: row.state === 'invited' ? row.expiresOn : null,
    decides: who.decides,
    ...rest,
    actions,
  };
}

const bonusesOf = async (db: Db, referralId: number) =>
  db
    .select({
      months: referralBonus.months,
      amount: referralBonus.amount,
      dueDay: referralBonus.dueDay,
      state: referralBonus.state,
    })
    .from(referralBonus)
    .where(eq(referralBonus.referralId, referralId))
    .orderBy(asc(referralBonus.months));

/** Files are looked for while one may be needed. */
async function filesBeside(db: Db, row: ReferralRow, actions: readonly ReferralAction[]) {
  const { personId, startDay, emailKey } = row;
  const needed = actions.includes('hire') || actions.includes('admit');
  const [files, [own]] = await Promise.all([
    needed ? filesUnder(db, emailKey) : [],
    personId === null
      ? []
      : db.select({ leaveDate: person.leaveDate }).from(person).where(eq(person.id, personId)),
  ]);
  return {
    knownFiles: files.map(presentKnownFile),
    personLeft: own !== undefined && startDay !== null && !staysOn(own, startDay),
  };
}

/** The request that they are hired, where it waits and whoever asks may see it. */
async function awaitsOf(context: Context, { id, askedDay }: ReferralRow) {
  if (askedDay === null) return null;
  const request = await askedOf(context.db, REFERRAL_HIRE, id);
  const seen = request !== undefined && (await seesRequest(context, request));
  return { startDay: askedDay, requestId: seen ? request.id : null };
}

async function opened(context: Context, row: ReferralRow, actions: readonly ReferralAction[]) {
  const { db } = context;
  const [awaits, beside, interviews, notes, events, files] = await Promise.all([
    awaitsOf(context, row),
    filesBeside(db, row, actions),
    interviewsOf(db, row.id),
    db
      .select()
      .from(referralNote)
      .where(eq(referralNote.referralId, row.id))
      .orderBy(asc(referralNote.id)),
    db
      .select()
      .from(referralEvent)
      .where(eq(referralEvent.referralId, row.id))
      .orderBy(asc(referralEvent.id)),
    row.cvHash === null
      ? []
      : db.select().from(storedFile).where(eq(storedFile.hash, row.cvHash)).limit(1),
  ]);
  const authors = await authorRefs(db, [
    ...notes.map(({ authorId }) => authorId),
    ...events.flatMap(({ accountId }) => accountId ?? []),
  ]);
  const { email, phone, keepUntil, personId } = row;
  const [file] = files;
  return {
    ...{ email, phone, keepUntil, personId, awaits, ...beside },
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    message: row.message ?? '',
    words: row.words ?? '',
    toldAt: row.toldAt?.toISOString() ?? null,
    cv: file ? presentFile(file, row.cvName) : null,
    interviews,
    notes: notes.flatMap(({ id, authorId, body, createdAt }) => {
      const author = authors.get(authorId);
      return author ? [{ id, author, body, createdAt: createdAt.toISOString() }] : [];
    }),
    history: events.map(({ id, kind, accountId, createdAt }) => ({
      ...{ id, kind, at: createdAt.toISOString() },
      who: accountId === null ? null : (authors.get(accountId) ?? null),
    })),
  };
}
