import { envelopeRecord } from '@contract/signed/envelope';
import { listEnvelopes } from '@contract/signed/envelopeAcciones';
import { sql } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { seesEnvelopes } from './signedScope';

const folded = sql`anden_fold(${envelope.title})`;

const columns: ListColumns = {
  title: { kind: 'text', by: envelope.title, folded },
  state: { kind: 'enum', by: envelope.state, values: envelopeRecord.shown.state.values },
  way: { kind: 'enum', by: envelope.way, values: envelopeRecord.fields.way.values },
  dueOn: { kind: 'day', by: envelope.dueOn },
  createdAt: { kind: 'instant', by: envelope.createdAt },
};

/** The envelopes sent to be signed, only for people who send. */
export const envelopesList = defineList({
  accion: listEnvelopes,
  id: envelope.id,
  columns: () => columns,
  order: [descending(envelope.createdAt)],
  search: folded,
  where: ({ viewer }) => seesEnvelopes(viewer),
  joinsOnlyShow: true,
  fields: {
    id: envelope.id,
    version: envelope.version,
    title: envelope.title,
    state: envelope.state,
    way: envelope.way,
    dueOn: envelope.dueOn,
    authorId: envelope.authorId,
    createdAt: envelope.createdAt,
    sentAt: envelope.sentAt,
  },
  from: (select) => select.from(envelope).$dynamic(),
});
