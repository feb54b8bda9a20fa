import { createSlice } from '@reduxjs/toolkit';
import type { LoginAnswer } from './loginAnswer';
import { sessionEnded, signedIn } from './sessionActions';

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

/** USER as local storage holds it: every key present, `null` where unknown. */
interface StoredUser {
  ID: number;
  WMS_USER_ID: number | null;
  DOCKET: string | null;
  NAME: string | null;
  JWT: string;
  DNI: string | null;
  EMAIL: string | null;
  IMAGE_URL: string | null;
  POSITION: string | null;
  WMS: string | null;
  RATING: string | number | null;
}

function storedUser(answer: LoginAnswer): StoredUser {
  return {
    ID: answer.id,
    WMS_USER_ID: answer.wmsId ?? null,
    DOCKET: answer.docket ?? null,
    NAME: answer.name ?? null,
    JWT: answer.JWT,
    DNI: answer.dni ?? null,
    EMAIL: answer.email ?? null,
    IMAGE_URL: answer.imageUrl ?? null,
    POSITION: answer.position ?? null,
    WMS: answer.client?.url ?? null,
    RATING: answer.rating ?? null,
  };
}
