import type { Dispatch } from '@reduxjs/toolkit';
import { sessionApi } from '../wms/generated/session.gen';
import { isLoginAnswer } from './loginAnswer';
import { signedIn } from './sessionActions';

type AnyDispatch = Dispatch &
  ((action: ReturnType<typeof sessionApi.endpoints.renewSession.initiate>) => {
    unwrap(): Promise<unknown>;
  });

/** A fresh token and today's rights; a session that is over shows as any other refused call. */
export async function refreshSession(dispatch: AnyDispatch): Promise<void> {
  const renewed = dispatch(sessionApi.endpoints.renewSession.initiate());
  const answer = await renewed.unwrap().catch(() => null);
  if (isLoginAnswer(answer)) dispatch(signedIn(answer));
}
