import type { VisitAction } from '@contract/visits/visit';
import { and, eq } from 'drizzle-orm';
import { visit } from '../../db/schema/visits';
import type { Viewer } from '../../engine/acciones/context';
import { accountsOf } from '../../engine/people/accountsOf';
import { defineChanges } from '../../engine/store/defineChanges';
import { presentStoredVisit } from './presentVisit';
import type { StoredVisit } from './visitQueries';
import { allowedVisitActions, visitRefusal } from './visitRules';
import { plansVisits, visibleVisits } from './visitScope';

const whoIs = (viewer: Viewer) => ({ plans: plansVisits(viewer), personId: viewer.personId });

/** A position says where a person was: the audit keeps that an arrival was judged, and not where. */
const withoutPosition = ({
  arrivedLatitude: _,
  arrivedLongitude: __,
  ...kept
}: Partial<StoredVisit>) => kept;

/** The only way in which a visit changes, at the desk and on the phone alike. */
export const visitStore = defineChanges({
  table: visit,
  entity: 'visit',
  missing: 'La visita no existe, no está a tu alcance, o ahora la hace otra persona.',
  refusesFirst: true,
  async lock({ db, viewer, reach }, id): Promise<StoredVisit | undefined> {
    const [row] = await db
      .select()
      .from(visit)
      .where(and(eq(visit.id, id), visibleVisits(reach, viewer)))
      .for('update');
    return row;
  },
  row: (found) => found,
  present: ({ db, viewer }, id) => presentStoredVisit(db, viewer, id),
  actions: ({ viewer }, found): VisitAction[] => allowedVisitActions(found, whoIs(viewer)),
  refusal: (found: StoredVisit, action: VisitAction) => visitRefusal(found, action),
  audited: ({ before, after, done: { reason, told } }) => ({
    before: before ? withoutPosition(before) : undefined,
    after: { ...withoutPosition(after), ...(reason ? { reason } : {}), ...told },
  }),
  async tell({ db, emit }, after, before) {
    const tags = [
      { type: 'Visit', id: 'LIST' },
      { type: 'Visit', id: after.id },
    ] as const;
    const people = [after.personId, before?.personId].flatMap((id) => id ?? []);
    await emit(tags, {
      kind: 'sites',
      ids: [after.siteId],
      permission: 'VISITS.plan',
      accounts: await accountsOf(db, people),
    });
  },
});
