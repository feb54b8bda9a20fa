import { getEnvelope } from '@contract/signed/envelopeAcciones';
import { sql } from 'drizzle-orm';
import { envelope, signature } from '../../db/schema/signing';
import { namedBy } from '../../engine/audit/namedBy';

export const envelopeName = namedBy({
  entity: 'envelope',
  fields: ['envelopeId'],
  opens: getEnvelope,
  table: envelope,
  name: envelope.title,
  link: (id) => `/signed/envelopes/${id}`,
});

export const signatureName = namedBy({
  entity: 'signature',
  table: signature,
  name: sql`(select p.title from signing_paper p where p.id = ${signature.paperId})`,
  person: signature.personId,
});
