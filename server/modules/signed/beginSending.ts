import type { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { envelopesStore } from './envelopesStore';

/** A draft on its way: its papers are made by a task, and nobody hears of it before the last one is ready. */
export async function beginSending(
  context: Context,
  before: typeof envelope.$inferSelect,
): Promise<void> {
  const { db, viewer, services, origin } = context;
  await envelopesStore.write(context, before, { state: 'sending', endReason: '' }, {});
  await services.jobs.request(db, {
    kind: 'envelope',
    title: `Enviar a firmar: ${before.title}`,
    accountId: viewer.accountId,
    payload: { id: before.id, origin },
  });
  context.afterCommit(() => services.jobs.flush());
}
