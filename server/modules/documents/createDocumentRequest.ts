import { createDocumentRequest } from '@contract/documents/askedDocumentAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { documentRequestItem, documentType } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { personLabels } from '../../engine/people/personLabels';
import { worksToday } from '../../engine/people/worksToday';
import { viewerToday } from '../../engine/time/viewerToday';
import { directoryList } from '../users';
import { askedNotice } from './askedNotices';
import { documentRequestsStore } from './documentRequestsStore';
import { onlyKeepers } from './onlyKeepers';
import { tellDocument } from './tellDocument';

const SHOWN = 200;

/** A paper that its person may see, and a day that has not passed. */
async function checkRequest(context: Context, fields: { typeId: number; dueOn: string }) {
  await onlyKeepers(context);
  const { db, viewer } = context;
  const [type] = await db.select().from(documentType).where(eq(documentType.id, fields.typeId));
  if (!type?.active || type.visibility === 'keepers') {
    throw invalid({ typeId: 'Elegí un tipo de documento que la persona pueda ver.' });
  }
  const today = await viewerToday({ db, viewer });
  if (fields.dueOn < today) throw invalid({ dueOn: 'Esa fecha ya pasó.' });
  return type;
}

export const createDocumentRequestHandler = implement(
  createDocumentRequest,
  async ({ selection, ...fields }, context) => {
    const { db, viewer } = context;
    const type = await checkRequest(context, fields);
    const ids = await resolveSelection(context, directoryList, selection);
    const { free, refusals } = await whomToAsk(db, ids, type.id);
    if (free.length > 0) {
      const values = { ...fields, authorId: viewer.accountId };
      const told = { people: free };
      const request = await documentRequestsStore.create(context, values, { told });
      await askPeople(db, request, free);
      await tellDocument(context, free);
      const { id: requestId, dueOn } = request;
      const notice = askedNotice({ requestId, typeName: type.name, dueOn });
      await notify(context, await accountsOf(db, free), notice);
    }
    const shown = [...refusals].slice(0, SHOWN);
    const labels = await personLabels(
      db,
      shown.map(([id]) => id),
    );
    return {
      jobId: null,
      done: free.length,
      refused: refusals.size,
      results: shown.map(([id, message]) => ({
        id,
        label: labels.get(id) ?? `N.º ${id}`,
        ok: false,
        message,
      })),
    };
  },
);

const MISSING = 'Esa persona no existe o ya no trabaja acá.';
const OPEN = 'Ya se lo pidieron y todavía está abierto.';

/** This tells who among these can be asked for this paper, and why the others cannot. */
async function whomToAsk(db: Db, ids: readonly number[], typeId: number) {
  // Two who ask for the same paper at once wait for each other.
  await db.execute(
    sql`select pg_advisory_xact_lock(${lockNumbers.documentRequest}, ${typeId}::int)`,
  );
  const all = sql`${sql.param(ids)}::bigint[]`;
  const people = await db
    .select({ id: person.id })
    .from(person)
    .where(and(sql`${person.id} = any(${all})`, worksToday));
  const busy = await db
    .select({ id: documentRequestItem.personId })
    .from(documentRequestItem)
    .where(
      and(
        eq(documentRequestItem.typeId, typeId),
        anyOf(documentRequestItem.state, ['requested', 'delivered', 'rejected']),
      ),
    );
  const here = new Set(people.map(({ id }) => id));
  const asked = new Set(busy.map(({ id }) => id));
  const refusals = new Map<number, string>();
  for (const id of ids) {
    if (!here.has(id)) refusals.set(id, MISSING);
    else if (asked.has(id)) refusals.set(id, OPEN);
  }
  return { free: ids.filter((id) => !refusals.has(id)), refusals };
}

async function askPeople(
  db: Db,
  { id, typeId }: { id: number; typeId: number },
  people: readonly number[],
): Promise<void> {
  await db.execute(sql`insert into document_request_item (request_id, type_id, person_id)
    select ${id}, ${typeId}, person_id from unnest(${sql.param(people)}::int[]) t (person_id)`);
}
