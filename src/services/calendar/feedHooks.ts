import { type CalendarFeed, holidaysApi } from '../wms/generated/holidays.gen';

export type { CalendarFeed };

/** The address of one's calendar, which leave and shifts both give. */
export const {
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = holidaysApi;
