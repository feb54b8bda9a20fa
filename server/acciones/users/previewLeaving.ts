import { previewLeaving } from '@contract/users/previewLeaving';
import { leavesBeyond } from '../holidays/endLeavesBeyond';
import { implement } from '../implement';
import { newsBeyond } from '../news/endNewsBeyond';
import { personRecord } from './personRecord';

export const previewLeavingHandler = implement(
  previewLeaving,
  async ({ id: personId, leaveDate: lastDay }, context) => {
    await personRecord(context, personId);
    const { granted, asked } = await leavesBeyond(context.db, { personId, lastDay });
    const news = await newsBeyond(context.db, { personId, lastDay });
    return { granted: granted.length, asked: asked.length, news: news.length };
  },
);
