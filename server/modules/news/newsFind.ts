import { onDays } from '@contract/core/rangeText';
import { newsRecord } from '@contract/news/newsRecord';
import { can } from '@contract/session/can';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { newsList, toNewsRow } from './newsQueries';

export const newsFind = defineFind({
  kind: 'news',
  label: 'Novedades',
  under: ['/news'],
  list: newsList,
  least: 3,
  all: (words, { viewer }) => (can(viewer.roles, 'NEWS') ? listWith('/news', words) : '/news/mine'),
  show: (row) => {
    const { id, personName, typeName, fromDay, toDay, state, imageUrl } = toNewsRow(row);
    const { labels } = newsRecord.shown.state;
    const detail = detailOf(typeName, onDays(fromDay, toDay), labels[state]);
    return { id, title: personName, detail, link: `/news/${id}`, imageUrl };
  },
});
