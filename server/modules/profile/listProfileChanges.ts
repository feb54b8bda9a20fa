import { listProfileChanges } from '@contract/profile/profileAcciones';
import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { changeFacts } from './changeFacts';
import { undecidedChanges } from './profileChangeRows';
import { changeMatter, changeTitle } from './profileChangeRules';

export const listProfileChangesHandler = implement(
  listProfileChanges,
  async ({ personId }, { db, viewer, reach }) => {
    const theirs = and(eq(person.id, personId), withinReach(reach, viewer, person.id));
    if ((await db.$count(person, theirs)) === 0) throw notFound();
    const found = await undecidedChanges(db, personId);
    const rows = found.map(async ({ request, change }) => ({
      requestId: request.id,
      version: request.version,
      state: request.state === 'draft' ? ('draft' as const) : ('pending' as const),
      matter: changeMatter(change),
      dependantId: 'dependantId' in change ? change.dependantId : null,
      title: changeTitle(change),
      askedAt: request.submittedAt.toISOString(),
      facts: await changeFacts(db, personId, change),
    }));
    return { rows: await Promise.all(rows) };
  },
);
