import type { SettingKey } from '@contract/settings/settings';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sameJson } from '@/utils/sameJson';
import {
  type ConfigChange,
  type ConfigState,
  configSet,
  type WithConfig,
} from '../session/configSlice';
import { type Settings, settingsApi } from '../wms/generated/settings.gen';

type State = WithConfig &
  Parameters<ReturnType<typeof settingsApi.endpoints.getSettings.select>>[0];
type SettingsStore = Omit<Store<State>, 'dispatch'> & {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
};

const PAUSE_MS = 800;

/** Look and density follow the person: what changes here is saved, what changed elsewhere arrives live. */
export function startSettings({ getState, dispatch, subscribe }: SettingsStore): () => void {
  const { getSettings, saveSettings } = settingsApi.endpoints;
  const query = dispatch(getSettings.initiate());
  const select = getSettings.select();
  let seen: Settings | undefined;
  let here = followedValues(getState().config);
  let unsaved: ReturnType<typeof changedValues> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = 0;

  const take = (values: Settings) => {
    seen = values;
    const changes = changedValues(here, { ...here, ...values });
    // Before telling the store, or the change would look like the person's own.
    here = { ...here, ...changes };
    for (const [key, value] of Object.entries(changes)) {
      // The server gives each key the type of its definition.
      dispatch(configSet({ key, value } as ConfigChange));
    }
  };

  const save = () => {
    const values = Object.fromEntries(
      Object.entries(unsaved).filter(([, value]) => value !== undefined),
    ) as Settings;
    timer = undefined;
    unsaved = {};
    saving += 1;
    void dispatch(saveSettings.initiate({ values })).finally(() => {
      saving -= 1;
      // A value that was read before it was saved is not news.
      seen = select(getState()).data?.values;
    });
  };

  const stop = subscribe(() => {
    const values = select(getState()).data?.values;
    // Values that are being changed here are newer than those that just arrived.
    if (values && values !== seen && timer === undefined && saving === 0) return take(values);
    const now = followedValues(getState().config);
    const changes = changedValues(here, now);
    here = now;
    if (seen === undefined || Object.keys(changes).length === 0) return;
    unsaved = { ...unsaved, ...changes };
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE_MS);
  });

  return () => {
    stop();
    clearTimeout(timer);
    query.unsubscribe();
  };
}

/** Every key of the contract: the compiler misses none. */
const followed: { [K in Exclude<SettingKey, `grid.${string}`>]: true } = {
  theme: true,
  density: true,
  rail: true,
  letterKeys: true,
};

/**
 * These settings follow a person to their other devices, the columns of their lists too; the rest of CONFIG belongs to
 * the browser.
 */
const follows = (key: string) => Object.hasOwn(followed, key) || key.startsWith('grid.');

type Values = Record<string, unknown>;

const followedValues = (config: ConfigState): Values =>
  Object.fromEntries(Object.entries(config).filter(([key]) => follows(key)));

/** The keys of `now` that are not as in `before`. */
function changedValues(before: Values, now: Values): Values {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => follows(key) && !sameJson(value, before[key])),
  );
}
