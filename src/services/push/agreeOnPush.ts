import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectViewing } from '../session/selectViewing';
import type { WithUser } from '../session/userSlice';
import { notificationsApi } from '../wms/generated/notifications.gen';
import { mayNotify, subscribe, subscribedAt, unsubscribe } from './pushBrowser';

const { getPushDevice, registerPushDevice } = notificationsApi.endpoints;

type State = WithUser & Parameters<ReturnType<typeof getPushDevice.select>>[0];
type PushStore = Pick<Store<State>, 'getState'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

/**
 * Once the app is open, and in silence. Browsers renew their address by themselves, which the server then has to
 * hear; and what was subscribed in a session that is over is for nobody any more.
 */
export async function agreeOnPush({ getState, dispatch }: PushStore): Promise<void> {
  if (!mayNotify() || selectViewing(getState())) return;
  const asked = dispatch(getPushDevice.initiate());
  const { data } = await asked;
  asked.unsubscribe();
  if (!data) return;
  const { key, device } = data;
  const here = await subscribedAt();
  if (device === null) return unsubscribe();
  if (device.endpoint === here) return;
  await dispatch(registerPushDevice.initiate(await subscribe(key)));
}
