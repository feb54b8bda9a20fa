import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { envelope } from '../../db/schema/signing';
import { defineChanges } from '../../engine/store/defineChanges';
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
