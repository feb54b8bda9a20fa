import { eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { punch, punchCorrection } from '../../db/schema/markings';
import type { OpenPart, Span } from '../../engine/closes/openPart';
import type { SealPart } from '../../engine/closes/sealPart';
import { everAt, siteOn } from '../../engine/people/siteOn';
import { CORRECTION_REQUEST } from './correctionQueries';

const ofDay = siteOn(sql`${punch.personId}`, sql`${punch.day}`);
const during = ({ from, to }: Span) => sql`${punch.day} between ${from}::date and ${to}::date`;

/** Exits that the server wrote because nobody punched them. */
const forgottenExits: OpenPart = {
  module: 'markings',
  label: ['Salida sin fichar', 'Salidas sin fichar'],
  rows: (span) => sql`select ${punch.personId} as person_id, ${punch.day} as day from ${punch}
    where ${during(span)} and ${punch.counts} = 'counted' and ${punch.forgotten}`,
  path: ({ siteId, from, to }) =>
    `/markings?filtro=forgotten:is:true&filtro=counts:in:counted&filtro=day:between:${from},${to}&filtro=siteId:in:${siteId}`,
};

/** Also those that were sent back and may come again. */
const corrections: OpenPart = {
  module: 'markings',
  label: ['Corrección sin decidir', 'Correcciones sin decidir'],
  rows: ({
    from,
    to,
  }) => sql`select ${punchCorrection.personId} as person_id, ${punchCorrection.day} as day
    from ${punchCorrection} join ${approvalRequest} on ${eq(approvalRequest.type, CORRECTION_REQUEST)}
      and ${eq(approvalRequest.subjectId, punchCorrection.id)}
    where ${punchCorrection.day} between ${from}::date and ${to}::date
      and ${approvalRequest.state} in ('pending', 'draft')`,
  path: ({ first, siteId }) => `/markings/day?dia=${first}&sede=${siteId}`,
};

export const markingsOpen = [forgottenExits, corrections];

export const sealedPunches: SealPart = {
  key: 'punches.1',
  label: 'Fichadas',
  ledger: 'time',
  lines: ({ siteId, ...span }) => sql`select concat_ws(' ', ${punch.personId}, ${punch.day},
      extract(epoch from ${punch.at}), ${punch.kind}) as line
    from ${punch}
    where ${during(span)} and ${punch.counts} = 'counted'
      and ${everAt(sql`${punch.personId}`, sql`${siteId}::int`)} and ${ofDay} = ${siteId}`,
};
