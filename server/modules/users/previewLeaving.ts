import { previewLeaving } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { heldBy } from './handOver';
import { leavingEnds } from './leavingEnds';
import { personRecord } from './personRecord';

export const previewLeavingHandler = implement(
  previewLeaving,
  async ({ id: personId, leaveDate: lastDay }, context) => {
    await personRecord(context, personId);
    const ends = await leavingEnds(context.db, [{ personId, lastDay }]);
    const held = await heldBy(context.db, [personId]);
    const nothing = { granted: 0, asked: 0, news: 0, shift: 0, bankUse: 0 };
    return { ...nothing, ...ends.get(personId), held: held.get(personId) ?? [] };
  },
);
