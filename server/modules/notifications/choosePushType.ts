import { choosePushType } from '@contract/notifications/pushAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { chooseType } from '../../engine/push/devices';

export const choosePushTypeHandler = implement(
  choosePushType,
  async ({ type, pushed }, { db, viewer }) => {
    const { rowCount } = await chooseType(db, viewer.sessionId, type, pushed);
    if (rowCount === 0) throw conflict('Este dispositivo no recibe avisos: activalos primero.');
    return { ok: true as const };
  },
);
