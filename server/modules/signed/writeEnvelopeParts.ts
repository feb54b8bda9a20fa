import type { envelopeFields } from '@contract/signed/envelope';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { envelopeFile, envelopeSigner } from '../../db/schema/signing';

/** This writes what an envelope holds and who signs it, in the order of their turns, in place of what there was. */
export async function writeEnvelopeParts(
  db: Db,
  envelopeId: number,
  files: z.output<typeof envelopeFields>['files'],
  people: readonly number[],
): Promise<void> {
  await db.delete(envelopeFile).where(eq(envelopeFile.envelopeId, envelopeId));
  await db.delete(envelopeSigner).where(eq(envelopeSigner.envelopeId, envelopeId));
  await db.insert(envelopeFile).values(
    files.map(({ file: fileHash, ...rest }, position) => ({
      ...rest,
      envelopeId,
      position,
      fileHash,
    })),
  );
  await db.execute(sql`insert into envelope_signer (envelope_id, person_id, position)
    select ${envelopeId}, person_id, position
    from unnest(${sql.param(people)}::int[]) with ordinality t (person_id, position)`);
}
