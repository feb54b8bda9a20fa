import { can } from '@contract/session/can';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { arrivalsList } from './arrivalQueries';

/** Goods that are due at the door wait for those who receive it. */
export const waitingArrivals = [
  waitsInList({
    module: 'receiving',
    label: ['Recepción para hoy', 'Recepciones para hoy'],
    list: arrivalsList,
    filters: [{ field: 'due', operator: 'is', value: true }],
    late: [{ field: 'late', operator: 'is', value: true }],
    only: ({ roles }) => can(roles, 'ORDERS.pick'),
    path: '/receiving?filtro=due:is:true',
  }),
];
