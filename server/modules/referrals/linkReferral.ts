import type { InputOf } from '@contract/core/accion';
import { linkReferral } from '@contract/referrals/referralAcciones';
import { and, eq, gt } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { referral, referralBonus } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import type { Day } from '../../engine/time/days';
import { staysOn, whyNoBonus } from './bonusRules';
import { fileOf, filesUnder, worksHere } from './knownFiles';
import { PAY_REFERRALS } from './payBonuses';
import type { StoredReferral } from './referralQueries';
import { referralStore } from './referralStore';

type Named = Pick<InputOf<typeof linkReferral>, 'personId' | 'cuil'>;

/** Only a file that is shown to be theirs: by the address with which they applied, or by a CUIL that somebody typed. */
async function namedFile({ db }: Context, row: StoredReferral, { personId, cuil }: Named) {
  if (cuil !== undefined) {
    const found = await fileOf(db, cuil);
    if (!found) throw invalid({ cuil: 'No hay ningún legajo con ese CUIL.' });
    return found;
  }
  const found = (await filesUnder(db, row.emailKey)).find(({ id }) => id === personId);
  if (!found) throw conflict('Ese legajo no tiene el mismo correo: vinculalo por su CUIL.');
  return found;
}

/** Holds a file of before, so that of two openings which take its person back at once the second is told. */
async function holdFile({ db, viewer, reach }: Context, id: number, startDay: Day | null) {
  const [file] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)))
    .for('update');
  if (!file) throw notFound('Ese legajo no está a tu alcance.');
  const { leaveDate } = file;
  if (startDay === null || leaveDate === null || staysOn(file, startDay)) {
    throw conflict(worksHere(file));
  }
  const [other] = await db
    .select({ number: referral.number })
    .from(referral)
    .where(and(eq(referral.personId, id), gt(referral.startDay, leaveDate)))
    .limit(1);
  if (other) throw conflict(`Su vuelta ya está en otro referido: es ${other.number}.`);
}

/** A former worker goes on with the file that they had: nobody gets a second one. Whoever keeps people brings it back. */
export const linkReferralHandler = implement(
  linkReferral,
  async ({ id, version, ...named }, context) => {
    const { db, viewer, services, afterCommit } = context;
    const { accountId } = viewer;
    const row = await referralStore.hold(context, { id, version }, 'admit');
    const file = await namedFile(context, row, named);
    await holdFile(context, file.id, row.startDay);
    const oneself = file.id === row.referrerId;
    const columns = {
      personId: file.id,
      noBonus: whyNoBonus({ noBonus: row.noBonus, decides: false, oneself }),
    };
    if (oneself) await db.delete(referralBonus).where(eq(referralBonus.referralId, id));
    await referralStore.write(context, row, columns, { kind: 'linked', accountId });
    afterCommit(() => services.jobs.hurry(PAY_REFERRALS));
    return { id };
  },
);
