import { sessionApi } from '../wms/generated/session.gen';

/** These open and end a session, for the shell. */
export const { useEndViewMutation, useSignInMutation, useSignOutMutation } = sessionApi;
