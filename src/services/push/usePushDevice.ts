import { useState } from 'react';
import { notificationsApi } from '../wms/generated/notifications.gen';
import {
  askPermission,
  mayNotify,
  type PushBrowser,
  pushBrowser,
  subscribe,
  unsubscribe,
} from './pushBrowser';

export interface PushDevice {
  /** The abilities of this browser; `denied` as soon as the person said no. */
  browser: PushBrowser;
  /** Null until the server has answered. */
  on: boolean | null;
  /** The kinds of notice that do not come to this device. */
  without: readonly string[];
  /** The other devices of the person that receive them. */
  others: readonly string[];
  /** While it is being changed. */
  busy: boolean;
  /** False where the person or the browser would not. */
  turnOn(): Promise<boolean>;
  turnOff(): Promise<void>;
}

const { useGetPushDeviceQuery, useRegisterPushDeviceMutation, useRemovePushDeviceMutation } =
  notificationsApi;

/** Whether what rings comes to this device too, and how that is changed. */
export function usePushDevice({ skip = false } = {}): PushDevice {
  const { data } = useGetPushDeviceQuery(undefined, { skip });
  const [register] = useRegisterPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const [browser, setBrowser] = useState(pushBrowser);
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work().catch(() => false);
    setBrowser(pushBrowser());
    setBusy(false);
    return done;
  };
  return {
    browser,
    on: data ? data.device !== null && mayNotify() : null,
    without: data?.device?.without ?? [],
    others: data?.others ?? [],
    busy,
    turnOn: () =>
      change(async () => {
        // First of all, while the browser still knows that the person pressed something.
        if (!(await askPermission()) || !data) return false;
        const { error } = await register(await subscribe(data.key));
        return !error;
      }),
    turnOff: async () => {
      await change(async () => {
        await remove();
        await unsubscribe();
        return true;
      });
    },
  };
}
