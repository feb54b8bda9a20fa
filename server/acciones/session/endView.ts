import { endView } from '@contract/session/endView';
import { recordAudit } from '../../audit/recordAudit';
import { conflict } from '../../http/fault';
import { sessionAnswer } from '../../session/sessionAnswer';
import { closeView } from '../../session/viewRow';
import { implement } from '../implement';

// No stored answer: a token must not lie in a table of repeated requests.
export const endViewHandler = implement(
  endView,
  async (_input, context) => {
    const { db, viewer, address, setCookie } = context;
    const { viewing, sessionId } = viewer;
    if (!viewing) throw conflict('No estás viendo como otra persona.');
    const { id, kind, name, actorId, comeBackTo } = viewing;
    const cookie = await db.transaction(async (tx) => {
      const actor = { accountId: actorId, onBehalfOf: viewer.accountId, address };
      const change = { entity: 'view', entityId: id, before: { kind, name } };
      await recordAudit(tx, { ...actor, accion: endView.name }, change);
      return closeView(tx, id, sessionId);
    });
    setCookie(cookie);
    return {
      user: await sessionAnswer(context, { accountId: actorId, sessionId }),
      from: comeBackTo,
    };
  },
  { transaction: false },
);
