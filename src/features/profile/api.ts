import { profileApi } from '@/services/wms/generated/profile.gen';
import { sessionApi } from '@/services/wms/generated/session.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type { OwnSession, SecondStep, SecondStepKey } from '@/services/wms/generated/session.gen';

export type { OwnProfile } from '@/services/wms/generated/users.gen';

export const {
  useActivateSecondStepMutation,
  useChangePasswordMutation,
  useCloseSessionMutation,
  useGetSecondStepQuery,
  useListSessionsQuery,
  usePrepareSecondStepMutation,
  useRemoveSecondStepMutation,
  useRenewRecoveryCodesMutation,
} = sessionApi;

export const { useGetOwnProfileQuery, useRemoveOwnPhotoMutation, useSaveOwnPhotoMutation } =
  usersApi;

export const { useGetProfileChangeQuery, useRequestProfileChangeMutation } = profileApi;
