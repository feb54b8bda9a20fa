import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { ownRequestsList, type RequestRow, toRequest, waitingList } from './requestQueries';

const titled = (row: RequestRow, page: string) => {
  const { id, title, typeLabel, owner } = toRequest(row);
  return { id, title, typeLabel, owner, link: `${page}?solicitud=${id}` };
};

export const waitingFind = defineFind({
  kind: 'approval',
  label: 'Para aprobar',
  list: waitingList,
  all: (words) => listWith('/workflow', words),
  show: (row) => {
    const { id, title, typeLabel, owner, link } = titled(row, '/workflow');
    const detail = detailOf(owner.name, typeLabel);
    return { id, title, detail, link, imageUrl: owner.imageUrl };
  },
});

export const ownRequestsFind = defineFind({
  kind: 'request',
  label: 'Mis solicitudes',
  list: ownRequestsList,
  all: () => '/requests',
  show: (row, { viewer }) => {
    const { id, title, typeLabel, owner, link } = titled(row, '/requests');
    const asked = owner.id === viewer.personId ? null : owner.name;
    return { id, title, detail: detailOf(asked, typeLabel), link, imageUrl: null };
  },
});
