import { sessionApi } from '@/services/wms/generated/session.gen';

export type { OwnSession } from '@/services/wms/generated/session.gen';

export const { useChangePasswordMutation, useCloseSessionMutation, useListSessionsQuery } =
  sessionApi;
