import { registerPushDevice } from '@contract/notifications/pushAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { keepDevice } from '../../engine/push/devices';
import { isReadable } from '../../engine/push/encryptPush';

export const registerPushDeviceHandler = implement(
  registerPushDevice,
  async (input, { db, viewer, services, audit }) => {
    if (!services.pusher.admits(input.endpoint)) {
      throw invalid({ endpoint: 'Esa dirección no es de un servicio de avisos.' });
    }
    if (!isReadable(input)) throw invalid({ p256dh: 'No es una clave.' });
    const { accountId, sessionId } = viewer;
    await keepDevice(db, { accountId, sessionId, ...input });
    await audit({ entity: 'session', entityId: sessionId, after: { pushed: true } });
    return { ok: true as const };
  },
);
