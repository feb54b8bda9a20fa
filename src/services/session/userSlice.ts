import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded, signedIn } from './sessionActions';
import { type StoredUser, storedUser } from './storedUser';

/** Empty when nobody is signed in. */
export type UserState = Partial<StoredUser>;

const initialState: UserState = {};

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (_, { payload }) => storedUser(payload))
      .addCase(sessionEnded, () => initialState);
  },
});

export interface WithUser {
  user: UserState;
}

export const userReducer = userSlice.reducer;
export const selectUser = (state: WithUser) => state.user;
export const selectSignedIn = (state: WithUser) => state.user.JWT !== undefined;
