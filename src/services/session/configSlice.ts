import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionActions';

export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | readonly ConfigValue[]
  | { readonly [key: string]: ConfigValue };

/** Settings of this browser, kept when the session ends. */
export type ConfigState = Record<string, ConfigValue>;

const initialState: ConfigState = {};

const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    /** Without a value the key goes away. */
    configSet: (
      state: ConfigState,
      { payload }: PayloadAction<{ key: string; value: ConfigValue | undefined }>,
    ) => {
      const { [payload.key]: _, ...rest } = state;
      return payload.value === undefined ? rest : { ...rest, [payload.key]: payload.value };
    },
  },
  extraReducers: (builder) => {
    // Who was here is nobody's business afterwards; `rememberedUser` is what a person asked to keep.
    builder.addCase(sessionEnded, ({ lastUser: _, ...rest }) => rest);
  },
});

export interface WithConfig {
  config: ConfigState;
}

export const configReducer = configSlice.reducer;
export const { configSet } = configSlice.actions;
export const selectConfig = (key: string) => (state: WithConfig) => state.config[key];
