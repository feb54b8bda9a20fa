import { cancelBankUse } from '@contract/hours/bankAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { hourBankUse } from '../../db/schema/hourBank';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { askedOf, withdrawRequest } from '../../engine/approvals/askedOf';
import { conflict, notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { BANK_REQUEST } from './bankLedger';
import { endBankUse } from './endBankUse';
import { tellBank } from './tellBank';

type Use = typeof hourBankUse.$inferSelect;

/** One's own until the hours begin; of others, whoever keeps the hours of everybody. */
export const cancelsUse = (
  { viewer }: Pick<Context, 'viewer'>,
  { personId, startsAt }: Pick<Use, 'personId' | 'startsAt'>,
): boolean =>
  !viewer.viewing &&
  (personId === viewer.personId ? startsAt > clock.now() : can(viewer.roles, 'HOURS.CREATE'));

export const cancelBankUseHandler = implement(cancelBankUse, async ({ id, reason }, context) => {
  const { db, viewer, reach, audit } = context;
  const [use] = await db
    .select()
    .from(hourBankUse)
    .where(and(eq(hourBankUse.id, id), withinReach(reach, viewer, hourBankUse.personId)))
    .for('update');
  if (!use) throw notFound('Ese uso no existe o no está a tu alcance.');
  const { personId, day } = use;
  const state = (await askedOf(db, BANK_REQUEST, id))?.state;
  const over =
    use.endedAt !== null || (use.approvedAt === null && state !== 'pending' && state !== 'draft');
  if (over) throw conflict('Ya no está en pie: no hay nada que dejar sin efecto.');
  if (!cancelsUse(context, use)) {
    throw conflict(
      personId === viewer.personId
        ? 'Ya empezó: pedile a Recursos Humanos que lo deje sin efecto.'
        : 'Lo deja sin efecto la persona o Recursos Humanos.',
    );
  }
  if (use.approvedAt) await endBankUse(context, use, reason);
  else await withdrawRequest(context, BANK_REQUEST, id, reason);
  await audit({
    entity: 'hourBankUse',
    entityId: id,
    before: { day },
    after: { day, reason },
  });
  await tellBank(context, personId);
  return { ok: true as const };
});
