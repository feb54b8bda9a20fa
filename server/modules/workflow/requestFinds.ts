import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { ownRequestsList, type RequestRow, toRequest, waitingList } from './requestQueries';

const shown = (row: RequestRow, page: string) => {
  const { id, title, typeLabel, owner } = toRequest(row);
  const link = `${page}?solicitud=${id}`;
  return { id, title, detail: detailOf(owner.name, typeLabel), link, imageUrl: owner.imageUrl };
};

export const waitingFind = defineFind({
  kind: 'approval',
  label: 'Para aprobar',
  list: waitingList,
  all: (words) => listWith('/workflow', words),
  show: (row) => shown(row, '/workflow'),
});

export const ownRequestsFind = defineFind({
  kind: 'request',
  label: 'Mis solicitudes',
  list: ownRequestsList,
  all: () => '/requests',
  show: (row) => shown(row, '/requests'),
});
