import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { envelope } from '../../db/schema/signing';
import { recordAudit } from '../../engine/audit/recordAudit';
import { recordEvent } from '../../engine/events/recordEvent';
import { defineChanges, type Ends } from '../../engine/store/defineChanges';
import { type EnvelopeAction, envelopeActionsOf, envelopeRefusals } from './envelopeRules';
import { noEnvelope, presentEnvelope } from './presentEnvelope';
import { seesEnvelopes } from './signedScope';
import { tellSigned } from './tellSigned';

/** The only way in which what is sent to be signed changes; who signs it hears from whoever changes it. */
export const envelopesStore = defineChanges({
  table: envelope,
  entity: 'envelope',
  missing: noEnvelope,
  async lock({ db, viewer }, id) {
    const [row] = await db
      .select()
      .from(envelope)
      .where(and(eq(envelope.id, id), seesEnvelopes(viewer)))
      .for('update');
    return row;
  },
  row: (found) => found,
  present: presentEnvelope,
  actions: (_asking, row): readonly EnvelopeAction[] => envelopeActionsOf(row),
  refusal: (_row, action) => envelopeRefusals[action],
  refusesFirst: true,
  tell: (ends) => tellSigned(ends, []),
});

/** Held for what comes about by itself, whoever may see it. */
export async function holdEnvelope(db: Db, id: number) {
  const [row] = await db.select().from(envelope).where(eq(envelope.id, id)).for('update');
  return row;
}

/** Of what a task does to it: the audit says of which accion it is the end, and who asked for that. */
export const endsOf = (db: Db, accion: string, accountId: number | null): Ends => ({
  db,
  audit: (change) => recordAudit(db, { accountId, address: '', accion }, change),
  emit: (tags, audience) => recordEvent(db, tags, audience),
});
