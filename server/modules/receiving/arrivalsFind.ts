import { arrivalRecord } from '@contract/receiving/arrival';
import { arrival } from '../../db/schema/receiving';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { arrivalsList } from './arrivalQueries';

export const arrivalsFind = defineFind({
  kind: 'arrival',
  label: 'Recepciones',
  under: ['/receiving'],
  list: arrivalsList,
  number: arrival.number,
  least: 3,
  all: (words) => listWith('/receiving', words),
  show: ({ id, number, supplierName, remito, siteName, state }) => ({
    id,
    title: `${number} ${supplierName}`,
    detail: detailOf(`remito ${remito}`, siteName, arrivalRecord.shown.state.labels[state]),
    link: `/receiving/${id}`,
    imageUrl: null,
  }),
});
