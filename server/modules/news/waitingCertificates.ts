import { can } from '@contract/session/can';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { newsList } from './newsQueries';

export const waitingCertificates = [
  waitsInList({
    module: 'news',
    label: ['Certificado que falta', 'Certificados que faltan'],
    list: newsList,
    filters: [
      { field: 'mine', operator: 'is', value: true },
      { field: 'certificate', operator: 'in', value: ['owed', 'late'] },
      { field: 'state', operator: 'in', value: ['draft', 'pending', 'validated'] },
    ],
    late: [{ field: 'certificate', operator: 'is', value: 'late' }],
    // People who may not tell of an absence have no page of their own.
    only: ({ roles }) => can(roles, 'NEWS.CREATE'),
    path: '/news/mine',
  }),
];
