import { sendEnvelope } from '@contract/signed/sendEnvelope';
import { eq } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import { implement } from '../implement';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';
import { tellSigned } from './tellSigned';

export const sendEnvelopeHandler = implement(sendEnvelope, async (input, context) => {
  const { db, viewer, services, audit, origin } = context;
  const before = await heldEnvelope(context, input, 'send');
  const state = 'sending' as const;
  await db
    .update(envelope)
    .set({ state, version: before.version + 1 })
    .where(eq(envelope.id, before.id));
  await services.jobs.request(db, {
    kind: 'envelope',
    title: `Enviar a firmar: ${before.title}`,
    accountId: viewer.accountId,
    payload: { id: before.id, origin },
  });
  context.afterCommit(() => services.jobs.flush());
  await audit({ entity: 'envelope', entityId: before.id, before, after: { ...before, state } });
  await tellSigned(context, []);
  return presentEnvelope(context, before.id);
});
