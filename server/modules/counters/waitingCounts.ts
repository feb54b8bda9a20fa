import { waitsInList } from '../../engine/waiting/waitsInList';
import { stockCountsList } from './countQueries';
import { plansCounts } from './countScope';

const late = [{ field: 'late', operator: 'is', value: true }] as const;

/** Counts wait for those who count, and their differences for whoever runs the warehouse. */
export const waitingCounts = [
  waitsInList({
    module: 'counters',
    label: ['Conteo para contar', 'Conteos para contar'],
    list: stockCountsList,
    filters: [{ field: 'toCount', operator: 'is', value: true }],
    late,
    only: (viewer) => !plansCounts(viewer),
    path: '/counters?filtro=toCount:is:true',
  }),
  waitsInList({
    module: 'counters',
    label: ['Conteo con diferencias por resolver', 'Conteos con diferencias por resolver'],
    list: stockCountsList,
    filters: [{ field: 'toSettle', operator: 'is', value: true }],
    late,
    only: plansCounts,
    path: '/counters?filtro=toSettle:is:true',
  }),
];
