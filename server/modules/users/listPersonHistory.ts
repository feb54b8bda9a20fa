import { listPersonHistory } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { findHistory } from './historyQueries';
import { personRecord } from './personRecord';

export const listPersonHistoryHandler = implement(
  listPersonHistory,
  async ({ personId }, context) => {
    await personRecord(context, personId);
    return { rows: await findHistory(context.db, personId) };
  },
);
