import { notificationsApi } from '@/services/wms/generated/notifications.gen';

export type { Notification } from '@/services/wms/generated/notifications.gen';

/** What the bell holds: the badge and its sheet share one answer. */
export const latest = { page: 1, size: 8 };

// A switch moves at once and goes back if the server refuses.
notificationsApi.enhanceEndpoints({
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

export const {
  useGetNotificationPreferencesQuery,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useMuteNotificationMutation,
} = notificationsApi;

export { type Job, useListJobsQuery } from '@/services/wms/generated/jobs.gen';
