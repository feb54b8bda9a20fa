import { updateNews } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { releaseAbsence } from '../absences';
import { checkNews } from './checkNews';
import { holdDays } from './holdDays';
import { refuseClosedNews } from './newsPeriod';
import { newsStore } from './newsStore';
import { presentNews } from './presentNews';

export const updateNewsHandler = implement(
  updateNews,
  async ({ id, version, ...fields }, context) => {
    const { db, viewer } = context;
    const { news: before, type: was } = await newsStore.hold(context, { id, version }, 'edit');
    const { personId } = before;
    const { row, type } = await checkNews(db, fields, { personId, keptTypeId: was.id });
    // Moving it out of a closed month is a change of that month too.
    await refuseClosedNews(db, personId, was.unit, before);
    const done = { kind: 'edited', accountId: viewer.accountId } as const;
    const after = await newsStore.write(context, before, row, done);
    if (was.unit === 'days' && type.unit !== 'days') await releaseAbsence(context, 'news', id);
    await holdDays(context, after, type);
    return presentNews(context, id);
  },
);
