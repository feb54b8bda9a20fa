import { onDays } from '@contract/core/rangeText';
import { leaveRecord } from '@contract/holidays/leaveRecord';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { leavesList, toLeave } from './leaveQueries';

export const leavesFind = defineFind({
  kind: 'leave',
  label: 'Licencias',
  under: ['/holidays/leave'],
  list: leavesList,
  all: (words) => listWith('/holidays/team', words),
  show: (row) => {
    const { id, person, typeName, fromDay, toDay, state } = toLeave(row);
    const { labels } = leaveRecord.shown.state;
    const detail = detailOf(typeName, onDays(fromDay, toDay), labels[state]);
    const link = `/holidays/leave/${id}`;
    return { id, title: person.name, detail, link, imageUrl: person.imageUrl };
  },
});
