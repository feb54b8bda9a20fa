import { stockCountRecord } from '@contract/counters/stockCount';
import { stockCount } from '../../db/schema/counters';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { stockCountsList } from './countQueries';

export const countsFind = defineFind({
  kind: 'stockCount',
  label: 'Conteos',
  under: ['/counters'],
  list: stockCountsList,
  number: stockCount.number,
  least: 3,
  all: (words) => listWith('/counters', words),
  show: ({ id, number, title, siteName, state }) => ({
    id,
    title: `${number} ${title}`,
    detail: detailOf(siteName, stockCountRecord.shown.state.labels[state]),
    link: `/counters/${id}`,
    imageUrl: null,
  }),
});
