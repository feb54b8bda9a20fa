import type { ListFilter } from '../../engine/lists/listRequest';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { askedDocumentsList } from './askedDocumentQueries';
import { documentsList } from './documentQueries';
import { keepsDocuments } from './documentScope';

const mine = { field: 'mine', operator: 'is', value: true } as const;
const overdue = { field: 'overdue', operator: 'is', value: true } as const;
const lapsed = { field: 'validity', operator: 'is', value: 'expired' } as const;
const lapsing: ListFilter = { field: 'validity', operator: 'in', value: ['expiring', 'expired'] };

export const waitingDocuments = [
  waitsInList({
    module: 'documents',
    label: ['Documento que te pidieron', 'Documentos que te pidieron'],
    list: askedDocumentsList,
    filters: [mine, { field: 'state', operator: 'in', value: ['requested', 'rejected'] }],
    late: [overdue],
    path: '/documents/mine',
  }),
  waitsInList({
    module: 'documents',
    label: ['Documento para revisar', 'Documentos para revisar'],
    list: askedDocumentsList,
    filters: [{ field: 'state', operator: 'in', value: ['delivered'] }],
    only: keepsDocuments,
    path: '/documents/requests/people?filtro=state:in:delivered',
  }),
  waitsInList({
    module: 'documents',
    label: ['Documento tuyo que vence', 'Documentos tuyos que vencen'],
    list: documentsList,
    filters: [mine, lapsing],
    late: [lapsed],
    path: '/documents/mine',
  }),
  waitsInList({
    module: 'documents',
    label: ['Vencimiento en los legajos', 'Vencimientos en los legajos'],
    list: documentsList,
    filters: [lapsing],
    late: [lapsed],
    only: keepsDocuments,
    path: '/documents?filtro=validity:in:expiring,expired',
  }),
];
