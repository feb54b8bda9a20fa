import { saveEnvelope } from '@contract/signed/saveEnvelope';
import { eq } from 'drizzle-orm';
import { envelope, envelopeFile } from '../../db/schema/signing';
import { implement } from '../../engine/acciones/implement';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { directoryList } from '../users/directoryQueries';
import { checkEnvelope } from './checkEnvelope';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';
import { onlySenders } from './signedScope';
import { tellSigned } from './tellSigned';
import { writeEnvelopeParts } from './writeEnvelopeParts';

export const saveEnvelopeHandler = implement(
  saveEnvelope,
  async ({ id, version, signers, files, ...fields }, context) => {
    const { db, viewer, audit } = context;
    await onlySenders(context);
    const before =
      id === undefined
        ? undefined
        : await heldEnvelope(context, { id, version: version ?? 0 }, 'edit');
    const had = await db
      .select()
      .from(envelopeFile)
      .where(eq(envelopeFile.envelopeId, id ?? 0));
    // Those ticked keep the order in which they were: it is that of their turns.
    const people =
      signers.kind === 'rows'
        ? [...new Set(signers.ids)]
        : await resolveSelection(context, directoryList, signers);
    const known = new Set(had.map(({ fileHash }) => fileHash));
    await checkEnvelope(context, { ...fields, files }, people, known);
    const [row] = before
      ? await db
          .update(envelope)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(envelope.id, before.id))
          .returning()
      : await db
          .insert(envelope)
          .values({ ...fields, authorId: viewer.accountId })
          .returning();
    if (!row) throw new Error('an envelope was not stored');
    await writeEnvelopeParts(db, row.id, files, people);
    await audit({ entity: 'envelope', entityId: row.id, before, after: { ...row, files, people } });
    await tellSigned(context, []);
    return presentEnvelope(context, row.id);
  },
);
