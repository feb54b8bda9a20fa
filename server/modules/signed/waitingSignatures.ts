import { waitsInList } from '../../engine/waiting/waitsInList';
import { signaturesList } from './signatureQueries';

export const waitingSignatures = [
  waitsInList({
    module: 'signed',
    label: ['Documento para firmar', 'Documentos para firmar'],
    list: signaturesList,
    filters: [
      { field: 'mine', operator: 'is', value: true },
      { field: 'state', operator: 'in', value: ['pending', 'opened'] },
    ],
    late: [{ field: 'overdue', operator: 'is', value: true }],
    path: '/signed/mine',
  }),
];
