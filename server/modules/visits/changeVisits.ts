import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { changeVisits } from '@contract/visits/visitAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { visit } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { tellChange } from './tellVisitor';
import { outOfTurn } from './visitOrder';
import { refuseNoVisitor } from './visitors';
import { visitsList } from './visitQueries';
import { visibleVisits } from './visitScope';
import { visitStore } from './visitStore';

type Input = InputOf<typeof changeVisits>;
type Change = Input['change'];

/** Changes one of many, and answers the change that takes it back; one that is so already stays as it is. */
async function changeOne(
  context: Context,
  target: { id: number; version?: number },
  change: Change,
): Promise<Change | undefined> {
  const before = await visitStore.hold(context, target, 'correct');
  if (change.kind === 'move') {
    if (change.day < (await todayAt(context.db, before.siteId))) {
      throw conflict('Ese día ya pasó en su sede.');
    }
    if (change.day === before.day) return undefined;
  } else {
    if (change.personId === null && before.state !== 'draft') {
      throw conflict('Ya se publicó: dásela a otra persona, o cancelala.');
    }
    if (change.personId === before.personId) return undefined;
  }
  const columns = {
    ...(change.kind === 'assign' ? { personId: change.personId } : { day: change.day }),
    ...outOfTurn,
  };
  const after = await visitStore.write(context, before, columns, {});
  await tellChange(context, before, after);
  return change.kind === 'assign'
    ? { kind: 'assign', personId: before.personId }
    : { kind: 'move', day: before.day };
}

export const changeVisitsBulk: BulkAction<typeof changeVisits> = {
  accion: changeVisits,
  list: visitsList,
  title: (rows, { change }) =>
    `${change.kind === 'assign' ? 'Asignar' : 'Pasar a otro día'}: ${counted(rows, 'visita', 'visitas')}`,
  async prepare(context, { change }) {
    if (change.kind === 'assign' && change.personId !== null) {
      await refuseNoVisitor(context, change.personId);
    }
  },
  labels: async ({ db, viewer, reach }, ids) => {
    const rows = await db
      .select({ id: visit.id, number: visit.number, place: visit.place })
      .from(visit)
      .where(and(anyOf(visit.id, [...ids]), visibleVisits(reach, viewer)));
    return new Map(rows.map(({ id, number, place }) => [id, `${number}: ${place}`]));
  },
  each: async (context, id, { change, seen = [] }) => {
    const version = seen.find((one) => one.id === id)?.version;
    const back = await changeOne(context, { id, ...(version ? { version } : {}) }, change);
    return back && { change: back, seen: [] };
  },
};

export const changeVisitsHandler = implementBulk(changeVisitsBulk);
