import { changeNewsState } from '@contract/news/changeNewsState';
import { implement } from '../../engine/acciones/implement';
import { cancelRequest } from '../../engine/approvals/cancelRequest';
import { moveNews } from './moveNews';
import { openRequestOf } from './newsReach';
import { newsStore } from './newsStore';
import { presentNews } from './presentNews';

export const changeNewsStateHandler = implement(
  changeNewsState,
  async ({ id, version, move, reason }, context) => {
    if (move === 'withdraw') {
      await newsStore.hold(context, { id, version }, move);
      const request = await openRequestOf(context.db, id);
      if (request) await cancelRequest(context, request);
    } else {
      await moveNews(context, { id, version, reason }, move);
    }
    return presentNews(context, id);
  },
);
