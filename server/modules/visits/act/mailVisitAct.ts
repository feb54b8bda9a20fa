import { mailVisitAct } from '@contract/visits/visitActAcciones';
import { eq, sql } from 'drizzle-orm';
import { visitMail } from '../../../db/schema/visitEvidence';
import { customer } from '../../../db/schema/warehouse';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { conflict, notFound } from '../../../engine/http/fault';
import { presentStoredVisit } from '../presentVisit';
import { findVisible, type VisitRow } from '../visitQueries';
import { MAIL_ACT } from './mailActJob';
import { tellMail } from './tellMail';

const MISSING = 'La visita no existe o no está a tu alcance.';

async function addressOf({ db, services }: Context, { state, customerId }: VisitRow) {
  if (state !== 'done') throw conflict('El acta sale cuando la visita está hecha.');
  const [who] = await db
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId ?? 0));
  if (!who?.email) throw conflict('El cliente no tiene un correo cargado: agregalo en su ficha.');
  if (!(await services.mailer.ready(db))) {
    throw conflict('Todavía no hay un servidor de correo: lo configura quien administra.');
  }
  return who.email;
}

/** Sends the paper of a visit to its customer. It goes once; where the mail server refused it, it may be tried again. */
export const mailVisitActHandler = implement(mailVisitAct, async ({ id }, context) => {
  const { db, services, viewer, origin, address } = context;
  const seen = await findVisible(context, id);
  if (!seen) throw notFound(MISSING);
  const to = await addressOf(context, seen);
  const asked = { to, state: 'waiting' as const, accountId: viewer.accountId };
  const [row] = await db
    .insert(visitMail)
    .values({ visitId: id, ...asked })
    .onConflictDoUpdate({
      target: visitMail.visitId,
      set: { ...asked, at: sql`anden_now()` },
      setWhere: eq(visitMail.state, 'failed'),
    })
    .returning({ visitId: visitMail.visitId });
  if (!row) throw conflict('El acta ya se mandó a su cliente.');
  await context.audit({ entity: 'visit', entityId: id, after: { email: to } });
  await services.jobs.request(db, {
    ...{ kind: MAIL_ACT, title: `Mandar el acta de la visita ${seen.number}` },
    accountId: null,
    payload: { visitId: id, accountId: viewer.accountId, origin, address },
  });
  await tellMail(context, seen);
  context.afterCommit(() => services.jobs.flush());
  return presentStoredVisit(db, viewer, id);
});
