import { removePushDevice } from '@contract/notifications/pushAcciones';
import { implement } from '../../engine/acciones/implement';
import { forgetDevice } from '../../engine/push/devices';

export const removePushDeviceHandler = implement(
  removePushDevice,
  async (_input, { db, viewer, audit }) => {
    const { rowCount } = await forgetDevice(db, viewer.sessionId);
    if (rowCount === 1) {
      await audit({ entity: 'session', entityId: viewer.sessionId, after: { pushed: false } });
    }
    return { ok: true as const };
  },
);
