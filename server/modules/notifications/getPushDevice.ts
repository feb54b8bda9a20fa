import { notificationType } from '@contract/notifications/notificationTypes';
import { getPushDevice } from '@contract/notifications/pushAcciones';
import { implement } from '../../engine/acciones/implement';
import { devicesOf } from '../../engine/push/devices';
import { pushKeys } from '../../engine/push/pushKeys';
import { deviceName } from '../../engine/session/deviceName';

export const getPushDeviceHandler = implement(getPushDevice, async (_input, { db, viewer }) => {
  const { publicKey } = await pushKeys(db);
  const devices = await devicesOf(db, [viewer.accountId]);
  const here = devices.find(({ sessionId }) => sessionId === viewer.sessionId);
  // A type that a newer build knew is none of ours.
  const known = (type: string) => notificationType.safeParse(type).data ?? [];
  return {
    key: publicKey,
    device: here ? { endpoint: here.endpoint, without: here.without.flatMap(known) } : null,
    others: devices.filter((device) => device !== here).map(({ agent }) => deviceName(agent)),
  };
});
