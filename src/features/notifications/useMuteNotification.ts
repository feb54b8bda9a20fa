import { notificationsApi } from '@/services/wms/generated/notifications.gen';

// A switch moves at once and goes back if the server refuses.
export const { useMuteNotificationMutation } = notificationsApi.enhanceEndpoints({
  endpoints: {
    muteNotification: {
      onQueryStarted: async ({ type, muted }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          notificationsApi.util.updateQueryData(
            'getNotificationPreferences',
            undefined,
            (draft) => {
              const row = draft.rows.find((item) => item.type === type);
              if (row) row.muted = muted;
            },
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});
