import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { changeVisits } from '@contract/visits/visitAcciones';
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
import { visitStore } from './visitStore';

type Change = InputOf<typeof changeVisits>['change'];

async function changeOne(context: Context, id: number, change: Change): Promise<void> {
  const before = await visitStore.hold(context, { id }, 'correct');
  if (change.kind === 'move' && change.day < (await todayAt(context.db, before.siteId))) {
    throw conflict('Ese día ya pasó en su sede.');
  }
  const columns = {
    ...(change.kind === 'assign' ? { personId: change.personId } : { day: change.day }),
    ...outOfTurn,
  };
  const after = await visitStore.write(context, before, columns, {});
  await tellChange(context, before, after);
}

export const changeVisitsBulk: BulkAction<typeof changeVisits> = {
  accion: changeVisits,
  list: visitsList,
  title: (rows, { change }) =>
    `${change.kind === 'assign' ? 'Asignar' : 'Pasar a otro día'}: ${counted(rows, 'visita', 'visitas')}`,
  async prepare(context, { change }) {
    if (change.kind === 'assign') await refuseNoVisitor(context, change.personId);
  },
  labels: async ({ db }, ids) => {
    const rows = await db
      .select({ id: visit.id, number: visit.number, place: visit.place })
      .from(visit)
      .where(anyOf(visit.id, [...ids]));
    return new Map(rows.map(({ id, number, place }) => [id, `${number}: ${place}`]));
  },
  each: (context, id, { change }) => changeOne(context, id, change),
};

export const changeVisitsHandler = implementBulk(changeVisitsBulk);
