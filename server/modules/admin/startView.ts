import { startView } from '@contract/admin/roleAcciones';
import { implement } from '../../engine/acciones/implement';
import { recordAudit } from '../../engine/audit/recordAudit';
import { conflict, forbidden } from '../../engine/http/fault';
import { maySee, mayView } from '../../engine/session/mayView';
import { viewAnswer } from '../../engine/session/viewAnswer';
import { openView } from '../../engine/session/viewRow';
import { findSeen } from './viewQueries';

// No stored answer: a token must not lie in a table of repeated requests.
export const startViewHandler = implement(
  startView,
  async ({ kind, id, from }, context) => {
    const { db, viewer, address, setCookie } = context;
    if (!mayView(viewer, kind)) throw forbidden();
    const seen = await findSeen(context, kind, id);
    if (seen.accountId === viewer.accountId && kind === 'person') {
      throw conflict('Sos vos: así ya ves el sistema.');
    }
    if (!maySee(viewer, seen)) {
      throw forbidden('Ese rol alcanza más que el tuyo: no podés ver como él.');
    }
    const { accountId: actorId, sessionId } = viewer;
    const { name, accountId, roles } = seen;
    const view = await db.transaction(async (tx) => {
      const target = kind === 'role' ? { roleId: id } : { accountId };
      const row = await openView(tx, { sessionId, seen: target, name, comeBackTo: from });
      const actor = { accountId: actorId, onBehalfOf: accountId, address, accion: startView.name };
      const after = { kind, id, name, until: row.until };
      await recordAudit(tx, actor, { entity: 'view', entityId: row.id, after });
      return row;
    });
    setCookie(view.cookie);
    const viewing = { id: view.id, kind, name, actorId, until: view.until, comeBackTo: from };
    return viewAnswer(context, { accountId, sessionId, roles }, viewing);
  },
  { transaction: false },
);
