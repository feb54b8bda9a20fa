import { listAudit } from '@contract/admin/listAudit';
import type { AccionDefinition } from '@contract/core/accion';
import { listDocuments } from '@contract/documents/documentAcciones';
import { listLeaves } from '@contract/holidays/leaveAcciones';
import { listNews } from '@contract/news/newsAcciones';
import { listReceipts } from '@contract/receipts/receiptAcciones';
import { listSignatures } from '@contract/signed/signatureAcciones';
import { getAccount } from '@contract/users/accountAcciones';
import { getEmployee, updatePerson } from '@contract/users/personAcciones';
import { getPersonBook } from '@contract/users/personBookAcciones';
import { getFamily, getPay, listPersonHistory } from '@contract/users/personPartAcciones';
import { getPersonParts, type PersonPart, personPart } from '@contract/users/personParts';
import { eq, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { mayAsk } from '../../engine/acciones/authorize';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { worksToday } from '../../engine/people/worksToday';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';
import { administersPeople, mayEvaluate } from './evaluationReach';

/** Each part is shown to those who may ask this accion of the person. */
const askedFor: Record<Exclude<PersonPart, 'contact' | 'evaluations'>, AccionDefinition> = {
  employment: getEmployee,
  account: getAccount,
  pay: getPay,
  book: getPersonBook,
  family: getFamily,
  documents: listDocuments,
  leave: listLeaves,
  news: listNews,
  receipts: listReceipts,
  signatures: listSignatures,
  history: listPersonHistory,
  audit: listAudit,
};

const asked = { ...askedFor, keeps: updatePerson };

export const getPersonPartsHandler = implement(getPersonParts, async ({ id }, { db, viewer }) => {
  const open = Object.entries(asked).filter(([, accion]) => mayAsk(accion, viewer));
  const reached = open.map(
    ([key, accion]) =>
      sql`case when ${withinReach(reachOf(accion, viewer), viewer, person.id)} then ${key} end`,
  );
  const [row] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      works: worksToday,
      keys: sql<(string | null)[]>`array[${sql.join(reached, sql`, `)}]::text[]`,
    })
    .from(person)
    .where(eq(person.id, id));
  const seen = new Set<string | null>(row?.keys);
  // A person who left is out of the directory, and stays in their record.
  if (!row || !(row.works || seen.has('employment'))) {
    throw notFound('Esa persona no está en el directorio.');
  }
  seen.add('contact');
  const own = id === viewer.personId;
  const administers = seen.has('employment') && administersPeople(viewer) && !viewer.viewing;
  if (administers || (await mayEvaluate({ db, viewer }, id))) seen.add('evaluations');
  return {
    id,
    name: personName(row),
    own,
    keeps: seen.has('keeps') && (!own || administersPeople(viewer)),
    parts: personPart.options.filter((part) => seen.has(part)),
  };
});
