import { endView } from '@contract/session/sessionAcciones';
import { implement } from '../../engine/acciones/implement';
import { recordAudit } from '../../engine/audit/recordAudit';
import { conflict } from '../../engine/http/fault';
import { sessionAnswer } from '../../engine/session/sessionAnswer';
import { closeView } from '../../engine/session/viewRow';

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
