import type { Settings } from '@contract/settings/settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionActions';

/** CONFIG holds these for this browser alone. */
interface BrowserSettings {
  /** The address that somebody typed on the sign-in page. */
  server: string | null;
  rememberedUser: string;
  lastUser: string;
  pushOffer: boolean;
  /** Whether the position goes with each punch; nothing until somebody was asked. */
  punchPosition: 'yes' | 'no';
  olderServers: readonly string[];
  /** How far the server's clock is ahead of this machine's; absent where they agree. */
  clockAheadMs: number;
}

type ConfigValues = Settings & BrowserSettings;

/** A key with a value of its definition; without a value the key goes away. */
export type ConfigChange = {
  [K in keyof ConfigValues]: { key: K; value: ConfigValues[K] | undefined };
}[keyof ConfigValues];

/** Settings of this browser, kept when the session ends; whoever reads one looks at it first, for local storage may hold anything. */
export type ConfigState = Readonly<Record<string, unknown>>;

const initialState: ConfigState = {};

const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configSet: (state: ConfigState, { payload }: PayloadAction<ConfigChange>) => {
      const { [payload.key]: _, ...rest } = state;
      return payload.value === undefined ? rest : { ...rest, [payload.key]: payload.value };
    },
  },
  extraReducers: (builder) => {
    // A person's last visit is private afterwards; `rememberedUser` is what a person asked to keep.
    builder.addCase(sessionEnded, ({ lastUser: _, ...rest }) => rest);
  },
});

export interface WithConfig {
  config: ConfigState;
}

export const configReducer = configSlice.reducer;
export const { configSet } = configSlice.actions;
export const selectConfig = (key: keyof ConfigValues) => (state: WithConfig) => state.config[key];
