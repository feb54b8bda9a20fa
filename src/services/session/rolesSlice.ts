import type { Roles } from '@contract/core/permissions';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded, signedIn } from './sessionActions';

/** Empty when nobody is signed in; every flag present otherwise. */
export type RolesState = Partial<Roles>;

const initialState: RolesState = {};

const rolesSlice = createSlice({
  name: 'roles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (_, { payload }) => normalizeRoles(payload.roles))
      .addCase(sessionEnded, () => initialState);
  },
});

export interface WithRoles {
  roles: RolesState;
}

export const rolesReducer = rolesSlice.reducer;
export const selectRoles = (state: WithRoles) => state.roles;
