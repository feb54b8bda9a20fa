import { renewSession } from '@contract/session/renewSession';
import { sessionAnswer } from '../../session/sessionAnswer';
import { extendSession } from '../../session/sessionRow';
import { implement } from '../implement';

// No stored answer: a token must not lie in a table of repeated requests.
export const renewSessionHandler = implement(
  renewSession,
  async (_input, context) => {
    await extendSession(context.db, context.viewer.sessionId);
    return sessionAnswer(context, context.viewer.accountId, context.viewer.sessionId);
  },
  { transaction: false },
);
