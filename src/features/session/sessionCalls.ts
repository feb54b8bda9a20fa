import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '@/services/session/sessionStore';
import { api } from '@/services/wms/api';
import { serverApi } from '@/services/wms/generated/server.gen';
import { sessionApi } from '@/services/wms/generated/session.gen';

export type Asking = Omit<SessionState, 'roles'>;

const endpoints = { ...sessionApi.endpoints, ...serverApi.endpoints };

/** This chooses the endpoint and its input. */
export type Choose<Answer> = (
  from: typeof endpoints,
) => ThunkAction<{ unwrap(): Promise<Answer> }, Asking, unknown, UnknownAction>;

/** The answer holds the token of a session: the store that carries it is gone after this single question. */
export async function callOnce<Answer>(
  { user, client, config }: Asking,
  choose: Choose<Answer>,
): Promise<Answer> {
  const store = configureStore({
    reducer: {
      user: () => user,
      client: () => client,
      config: () => config,
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return store.dispatch(choose(endpoints)).unwrap();
}
