import { counted } from '@contract/core/counted';
import { enterManyNews } from '@contract/news/newsAcciones';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { personLabels } from '../../engine/people/personLabels';
import { directoryList } from '../users';
import { checkEntering, enterFor } from './enterFor';

/** The same novelty for each of many people. */
export const enterManyNewsBulk: BulkAction<typeof enterManyNews> = {
  accion: enterManyNews,
  list: directoryList,
  title: (people) => `Cargar una novedad a ${counted(people, 'persona', 'personas')}`,
  prepare: async (context, { validated }) => checkEntering(context, validated),
  labels: ({ db }, ids) => personLabels(db, ids),
  each: async (context, personId, { validated, ...fields }) => {
    await enterFor(context, { personId, validated }, fields);
  },
};

export const enterManyNewsHandler = implementBulk(enterManyNewsBulk);
