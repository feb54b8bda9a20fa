import { updateNews } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { releaseAbsence } from '../absences/changeAbsence';
import { checkNews } from './checkNews';
import { holdDays } from './holdDays';
import { lockNews } from './lockNews';
import { refuseClosedNews } from './newsPeriod';
import { presentNews } from './presentNews';
import { recordNews } from './recordNews';
import { storeNews } from './storeNews';

export const updateNewsHandler = implement(
  updateNews,
  async ({ id, version, ...fields }, context) => {
    const { db, viewer } = context;
    const { news: before, type: was } = await lockNews(context, { id, version }, 'edit');
    const { personId } = before;
    const { row, type, person } = await checkNews(db, fields, { personId, keptTypeId: was.id });
    // Moving it out of a closed month is a change of that month too.
    await refuseClosedNews(db, person.siteId, was.unit, before);
    const after = await storeNews(context, before, row);
    if (was.unit === 'days' && type.unit !== 'days') await releaseAbsence(context, 'news', id);
    await holdDays(context, after, type);
    await recordNews(context, { id, kind: 'edited', accountId: viewer.accountId, before, after });
    return presentNews(context, id);
  },
);
