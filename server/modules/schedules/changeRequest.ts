import { askShiftChange } from '@contract/schedules/shiftRequestAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { shiftChange } from '../../db/schema/shiftChanges';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { askedOf } from '../../engine/approvals/askedOf';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Subject,
} from '../../engine/approvals/requestType';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { accountsOf } from '../../engine/people/accountsOf';
import { dayText } from '../../engine/time/days';
import {
  aheadShift,
  CHANGE_REQUEST,
  refuseAskedTwice,
  snapshotOf,
  unchangedShift,
} from './askedShifts';
import { type Move, makeMoves, refuseMoves, workedOn } from './makeMoves';
import { shiftText } from './presentShift';
import { type ChangeRow, selectChanges, shiftLink } from './requestWords';
import { findShift } from './shiftQueries';
import { planningTurn } from './storePlans';
import { personOf } from './swapColleagues';
import { feasible } from './swapRequest';

interface ChangeSubject extends Subject {
  found: ChangeRow;
}

/** The work done instead; null: off. */
const insteadOf = ({ row, wanted, zone }: ChangeRow) =>
  wanted ? workedOn(wanted, row.day, zone) : null;

export function changeWords(found: ChangeRow) {
  const { row, shift, wanted, zone } = found;
  const instead = insteadOf(found);
  return {
    given: shiftText(row, shift.name, zone),
    wanted: instead && wanted ? shiftText(instead, wanted.name, zone) : null,
  };
}

async function changeMoves(db: Db, found: ChangeRow): Promise<Move[]> {
  const { row, wanted } = found;
  if (wanted && !wanted.active) throw conflict(`El turno “${wanted.name}” ya no se usa.`);
  const given = await unchangedShift(db, row, row.personId);
  const instead = insteadOf(found);
  return [{ personId: row.personId, leaves: [given.id], comes: instead ? [instead] : [] }];
}

export const askShiftChangeHandler = implement(
  askShiftChange,
  async ({ plannedId, wantedShiftId, reason }, context) => {
    const { db, audit, emit, viewer } = context;
    const personId = personOf(context);
    await planningTurn(db, [personId]);
    const given = await aheadShift(db, plannedId, personId);
    if (given.shiftId === wantedShiftId) throw invalid({ wantedShiftId: 'Ya tenés ese turno.' });
    if (wantedShiftId !== null && !(await findShift(db, wantedShiftId))?.active) {
      throw notFound('Ese turno no existe o ya no se usa.');
    }
    await refuseAskedTwice(context, given);
    const [stored] = await db
      .insert(shiftChange)
      .values({ personId, ...snapshotOf(given), wantedShiftId, reason })
      .returning();
    const [found] = await selectChanges(db).where(eq(shiftChange.id, stored?.id ?? 0));
    if (!found) throw new Error('a change was not stored');
    await refuseMoves(context, await changeMoves(db, found));
    const { id, day } = found.row;
    await audit({ entity: 'shiftChange', entityId: id, after: { day, wantedShiftId } });
    const requestId = await submitRequest(context, CHANGE_REQUEST, id);
    await emit([{ type: 'ShiftRequest', id: 'LIST' }], {
      kind: 'accounts',
      ids: [viewer.accountId],
    });
    return { requestId };
  },
);

async function load(db: Db, id: number): Promise<ChangeSubject | null> {
  const [found] = await selectChanges(db).where(eq(shiftChange.id, id));
  if (!found) return null;
  const { row, shift, wanted } = found;
  const title = `${wanted?.name ?? 'Franco'} en vez de ${shift.name}, ${dayText(row.day)}`;
  return { found, ownerId: row.personId, title, values: {} };
}

async function facts(context: Context, { found }: ChangeSubject): Promise<DecisionFact[]> {
  const { db } = context;
  const { given, wanted } = changeWords(found);
  const request = await askedOf(db, CHANGE_REQUEST, found.row.id);
  return [
    { label: 'Ahora', value: given, tone: 'plain' },
    { label: 'Quedaría', value: wanted ?? 'Franco', tone: 'warning' },
    ...(request?.state === 'pending'
      ? [await feasible(context, () => changeMoves(db, found))]
      : []),
    { label: 'Por qué', value: found.row.reason, tone: 'plain' },
  ];
}

const tellOwner = async ({ db, emit }: Ends, { row }: ChangeRow) =>
  emit([{ type: 'ShiftRequest', id: 'LIST' }], {
    kind: 'accounts',
    ids: await accountsOf(db, [row.personId]),
  });

/** A day of one's own that somebody asks to work otherwise. */
export const changeRequest = defineRequestType<ChangeSubject>({
  type: CHANGE_REQUEST,
  label: 'Cambio de un turno propio',
  fallback: 'SCHEDULES.CREATE',
  fields: [],
  defaultSteps: managerDecides(48),
  load,
  facts,
  link: ({ viewer }, { found: { row } }) => shiftLink(viewer, row.day, [row.personId]),
  editLink: () => '/schedules/mine',
  async onApproved(context, { found }) {
    await makeMoves(context, [found.row.personId], () => changeMoves(context.db, found));
    await tellOwner(context, found);
  },
  onRefused: (ends, { found }) => tellOwner(ends, found),
});
