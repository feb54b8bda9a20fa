import { createSlice } from '@reduxjs/toolkit';
import type { Client } from './loginAnswer';
import { sessionEnded, signedIn } from './sessionActions';

const initialState: Client = {};

const clientSlice = createSlice({
  name: 'client',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (_, { payload }) => payload.client ?? {})
      .addCase(sessionEnded, () => initialState);
  },
});

export interface WithClient {
  client: Client;
}

export const clientReducer = clientSlice.reducer;
