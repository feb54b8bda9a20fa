import { renewSession } from '@contract/session/sessionAcciones';
import { implement } from '../../engine/acciones/implement';
import { sessionAnswer } from '../../engine/session/sessionAnswer';
import { extendSession } from '../../engine/session/sessionRow';
import { viewAnswer } from '../../engine/session/viewAnswer';

// No stored answer: a token must not lie in a table of repeated requests.
export const renewSessionHandler = implement(
  renewSession,
  async (_input, context) => {
    const { db, viewer } = context;
    if (viewer.viewing) return viewAnswer(context, viewer, viewer.viewing);
    await extendSession(db, viewer.sessionId);
    return sessionAnswer(context, viewer);
  },
  { transaction: false },
);
