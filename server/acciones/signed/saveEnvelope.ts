import { saveEnvelope } from '@contract/signed/saveEnvelope';
import { eq, sql } from 'drizzle-orm';
import { resolveSelection } from '../../bulk/resolveSelection';
import { envelope, envelopeFile, envelopeSigner } from '../../db/schema/signing';
import { implement } from '../implement';
import { directoryList } from '../users/directoryQueries';
import { checkEnvelope } from './checkEnvelope';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';
import { onlySenders } from './signedScope';
import { tellSigned } from './tellSigned';

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
    await db.delete(envelopeFile).where(eq(envelopeFile.envelopeId, row.id));
    await db.delete(envelopeSigner).where(eq(envelopeSigner.envelopeId, row.id));
    await db.insert(envelopeFile).values(
      files.map(({ file, name, places }, position) => ({
        envelopeId: row.id,
        position,
        name,
        fileHash: file,
        places,
      })),
    );
    await db.execute(sql`insert into envelope_signer (envelope_id, person_id, position)
      select ${row.id}, person_id, position
      from unnest(${sql.param(people)}::int[]) with ordinality t (person_id, position)`);
    await audit({ entity: 'envelope', entityId: row.id, before, after: { ...row, files, people } });
    await tellSigned(context, []);
    return presentEnvelope(context, row.id);
  },
);
