import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { clientReducer, type WithClient } from './clientSlice';
import { configReducer, type WithConfig } from './configSlice';
import { prepareItems } from './jsonStorage';
import { persisted } from './persisted';
import { rolesReducer, type WithRoles } from './rolesSlice';
import { type ItemKey, parseItem } from './storedItems';
import { userReducer, type WithUser } from './userSlice';

export type SessionState = WithUser & WithRoles & WithConfig & WithClient;

/** The part of a store that both entries share; a new one each time, since each remembers what it has written. */
export function sessionReducers() {
  return {
    user: persisted('USER', userReducer),
    roles: persisted('ROLES', rolesReducer),
    config: persisted('CONFIG', configReducer),
    client: persisted('CLIENT', clientReducer),
  };
}

/** Local storage answers at once, so that the first render already knows who is here and in which theme. */
export function storedState(): SessionState {
  prepareItems();
  const read = (key: ItemKey) => parseItem(key, localStorage.getItem(key));
  return {
    user: read('USER'),
    roles: read('ROLES'),
    config: read('CONFIG') as SessionState['config'],
    client: read('CLIENT'),
  };
}

/** Actions of redux-persist carry functions. */
export const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];
