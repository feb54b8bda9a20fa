import type { OutputOf } from '@contract/core/accion';
import type { getVisit } from '@contract/visits/visitAcciones';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { visitMail } from '../../../db/schema/visitEvidence';
import { customer } from '../../../db/schema/warehouse';
import type { StoredVisit } from '../visitQueries';

type Detail = OutputOf<typeof getVisit>;
type Row = Pick<StoredVisit, 'id' | 'customerId' | 'state'>;

/** Where the papers of some visits may be sent, and where they went: there is none before a visit is done. */
export async function actMails(
  db: Db,
  rows: readonly Row[],
): Promise<(row: Row) => Pick<Detail, 'mail' | 'mailed'>> {
  const done = rows.filter(({ state }) => state === 'done');
  const customerIds = [...new Set(done.flatMap(({ customerId }) => customerId ?? []))];
  const visitIds = done.map(({ id }) => id);
  const [mails, sent] = await Promise.all([
    customerIds.length === 0
      ? []
      : db
          .select({ id: customer.id, email: customer.email })
          .from(customer)
          .where(anyOf(customer.id, customerIds)),
    visitIds.length === 0
      ? []
      : db.select().from(visitMail).where(anyOf(visitMail.visitId, visitIds)),
  ]);
  return ({ id, customerId, state }) => {
    if (state !== 'done') return { mail: null, mailed: null };
    const mailed = sent.find(({ visitId }) => visitId === id);
    return {
      mail: mails.find((one) => one.id === customerId)?.email ?? null,
      mailed: mailed ? { to: mailed.to, state: mailed.state, at: mailed.at.toISOString() } : null,
    };
  };
}
