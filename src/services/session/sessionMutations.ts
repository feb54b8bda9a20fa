import { sessionApi } from '../wms/generated/session.gen';

/** What opens and ends a session, for the shell. */
export const { useEndViewMutation, useSignInMutation, useSignOutMutation } = sessionApi;
