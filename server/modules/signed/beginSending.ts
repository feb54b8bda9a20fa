import { eq } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { tellSigned } from './tellSigned';

/** A draft on its way: its papers are made by a task, and nobody hears of it before the last one is ready. */
export async function beginSending(
  context: Context,
  before: typeof envelope.$inferSelect,
): Promise<void> {
  const { db, viewer, services, audit, origin } = context;
  const state = 'sending' as const;
  await db
    .update(envelope)
    .set({ state, endReason: '', version: before.version + 1 })
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
}
