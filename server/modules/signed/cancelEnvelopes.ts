import { counted } from '@contract/core/counted';
import { cancelEnvelopes } from '@contract/signed/envelopeAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { envelope } from '../../db/schema/signing';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { cancelSending } from './cancelSending';
import { envelopesList } from './envelopeQueries';
import { envelopesStore } from './envelopesStore';
import { onlySenders, seesEnvelopes } from './signedScope';

export const cancelEnvelopesBulk: BulkAction<typeof cancelEnvelopes> = {
  accion: cancelEnvelopes,
  list: envelopesList,
  title: (rows) => `Anular ${counted(rows, 'envío', 'envíos')}`,
  prepare: onlySenders,
  labels: async ({ db, viewer }, ids) => {
    const rows = await db
      .select({ id: envelope.id, title: envelope.title })
      .from(envelope)
      .where(and(anyOf(envelope.id, [...ids]), seesEnvelopes(viewer)));
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  each: async (context, id, { reason }) => {
    const before = await envelopesStore.hold(context, { id }, 'cancel');
    await cancelSending(context, before, reason);
  },
};

export const cancelEnvelopesHandler = implementBulk(cancelEnvelopesBulk);
