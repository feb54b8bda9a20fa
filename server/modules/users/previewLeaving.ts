import { previewLeaving } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { leavingEnds } from './leavingEnds';
import { personRecord } from './personRecord';

export const previewLeavingHandler = implement(
  previewLeaving,
  async ({ id: personId, leaveDate: lastDay }, context) => {
    await personRecord(context, personId);
    const ends = await leavingEnds(context.db, [{ personId, lastDay }]);
    return ends.get(personId) ?? { granted: 0, asked: 0, news: 0 };
  },
);
