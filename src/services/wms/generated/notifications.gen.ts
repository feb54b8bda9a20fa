// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    markNotificationsRead: build.mutation<
      MarkNotificationsReadApiResponse,
      MarkNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/notificacion.marcarLeidas`,
        method: "POST",
        body: queryArg,
      }),
    }),
    muteNotification: build.mutation<
      MuteNotificationApiResponse,
      MuteNotificationApiArg
    >({
      query: (queryArg) => ({
        url: `/notificacion.silenciar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    choosePushType: build.mutation<
      ChoosePushTypeApiResponse,
      ChoosePushTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/notificacion.elegirEnDispositivo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPushDevice: build.query<GetPushDeviceApiResponse, GetPushDeviceApiArg>({
      query: () => ({ url: `/notificacion.dispositivo` }),
    }),
    registerPushDevice: build.mutation<
      RegisterPushDeviceApiResponse,
      RegisterPushDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/notificacion.registrarDispositivo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removePushDevice: build.mutation<
      RemovePushDeviceApiResponse,
      RemovePushDeviceApiArg
    >({
      query: () => ({ url: `/notificacion.quitarDispositivo`, method: "POST" }),
    }),
    getNotificationPreferences: build.query<
      GetNotificationPreferencesApiResponse,
      GetNotificationPreferencesApiArg
    >({
      query: () => ({ url: `/notificacion.preferencias` }),
    }),
    listNotifications: build.query<
      ListNotificationsApiResponse,
      ListNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/notificacion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          unreadOnly: queryArg.unreadOnly,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type MarkNotificationsReadApiResponse =
  /** status 200 ok */ MarkNotificationsReadOutput;
export type MarkNotificationsReadApiArg = MarkNotificationsReadInput;
export type MuteNotificationApiResponse = /** status 200 ok */ Done;
export type MuteNotificationApiArg = MuteNotificationInput;
export type ChoosePushTypeApiResponse = /** status 200 ok */ Done;
export type ChoosePushTypeApiArg = ChoosePushTypeInput;
export type GetPushDeviceApiResponse = /** status 200 ok */ PushDevice;
export type GetPushDeviceApiArg = void;
export type RegisterPushDeviceApiResponse = /** status 200 ok */ Done;
export type RegisterPushDeviceApiArg = RegisterPushDeviceInput;
export type RemovePushDeviceApiResponse = /** status 200 ok */ Done;
export type RemovePushDeviceApiArg = void;
export type GetNotificationPreferencesApiResponse =
  /** status 200 ok */ GetNotificationPreferencesOutput;
export type GetNotificationPreferencesApiArg = void;
export type ListNotificationsApiResponse =
  /** status 200 ok */ ListNotificationsOutput;
export type ListNotificationsApiArg = {
  page?: number;
  size?: number;
  unreadOnly?: boolean;
};
export type MarkNotificationsReadOutput = {
  marked: number;
};
export type MarkNotificationsReadInput = {
  ids?: number[];
  link?: string;
};
export type Done = {
  ok: true;
};
export type MuteNotificationInput = {
  type:
    | "posts.published"
    | "posts.confirmation"
    | "posts.comment"
    | "chats.message"
    | "chats.urgent"
    | "chats.mention"
    | "chats.report"
    | "approvals.waiting"
    | "approvals.decided"
    | "approvals.comment"
    | "markings.clockFile"
    | "receiving.reorder"
    | "sync.failing"
    | "sync.limits"
    | "sync.parked"
    | "news.changed"
    | "leave.changed"
    | "schedules.published"
    | "schedules.swap"
    | "schedules.open"
    | "documents.asked"
    | "documents.delivered"
    | "documents.expiring"
    | "signed.asked"
    | "signed.answered"
    | "receipts.published"
    | "receipts.dissented"
    | "loans.changed"
    | "hours.bankExpiring"
    | "hours.bankDue"
    | "reimbursements.changed"
    | "renditions.changed"
    | "visits.changed"
    | "visits.series"
    | "referrals.changed"
    | "referrals.interview"
    | "referrals.arrived"
    | "orders.assigned"
    | "orders.delivery"
    | "orders.comment"
    | "counts.asked"
    | "counts.comment"
    | "people.handover"
    | "accounts.forgotten"
    | "session.opened"
    | "session.secondStep"
    | "server.certificate"
    | "jobs.finished";
  muted: boolean;
};
export type ChoosePushTypeInput = {
  type:
    | "posts.published"
    | "posts.confirmation"
    | "posts.comment"
    | "chats.message"
    | "chats.urgent"
    | "chats.mention"
    | "chats.report"
    | "approvals.waiting"
    | "approvals.decided"
    | "approvals.comment"
    | "markings.clockFile"
    | "receiving.reorder"
    | "sync.failing"
    | "sync.limits"
    | "sync.parked"
    | "news.changed"
    | "leave.changed"
    | "schedules.published"
    | "schedules.swap"
    | "schedules.open"
    | "documents.asked"
    | "documents.delivered"
    | "documents.expiring"
    | "signed.asked"
    | "signed.answered"
    | "receipts.published"
    | "receipts.dissented"
    | "loans.changed"
    | "hours.bankExpiring"
    | "hours.bankDue"
    | "reimbursements.changed"
    | "renditions.changed"
    | "visits.changed"
    | "visits.series"
    | "referrals.changed"
    | "referrals.interview"
    | "referrals.arrived"
    | "orders.assigned"
    | "orders.delivery"
    | "orders.comment"
    | "counts.asked"
    | "counts.comment"
    | "people.handover"
    | "accounts.forgotten"
    | "session.opened"
    | "session.secondStep"
    | "server.certificate"
    | "jobs.finished";
  pushed: boolean;
};
export type PushDevice = {
  key: string;
  device: {
    endpoint: string;
    without: (
      | "posts.published"
      | "posts.confirmation"
      | "posts.comment"
      | "chats.message"
      | "chats.urgent"
      | "chats.mention"
      | "chats.report"
      | "approvals.waiting"
      | "approvals.decided"
      | "approvals.comment"
      | "markings.clockFile"
      | "receiving.reorder"
      | "sync.failing"
      | "sync.limits"
      | "sync.parked"
      | "news.changed"
      | "leave.changed"
      | "schedules.published"
      | "schedules.swap"
      | "schedules.open"
      | "documents.asked"
      | "documents.delivered"
      | "documents.expiring"
      | "signed.asked"
      | "signed.answered"
      | "receipts.published"
      | "receipts.dissented"
      | "loans.changed"
      | "hours.bankExpiring"
      | "hours.bankDue"
      | "reimbursements.changed"
      | "renditions.changed"
      | "visits.changed"
      | "visits.series"
      | "referrals.changed"
      | "referrals.interview"
      | "referrals.arrived"
      | "orders.assigned"
      | "orders.delivery"
      | "orders.comment"
      | "counts.asked"
      | "counts.comment"
      | "people.handover"
      | "accounts.forgotten"
      | "session.opened"
      | "session.secondStep"
      | "server.certificate"
      | "jobs.finished"
    )[];
  } | null;
  others: string[];
};
export type RegisterPushDeviceInput = {
  endpoint: string;
  p256dh: string;
  auth: string;
};
export type NotificationPreference = {
  type: string;
  label: string;
  muted: boolean;
};
export type GetNotificationPreferencesOutput = {
  rows: NotificationPreference[];
};
export type Notification = {
  id: number;
  type: string;
  title: string;
  body: string;
  link: string | null;
  createdAt: string;
  readAt: string | null;
};
export type ListNotificationsOutput = {
  rows: Notification[];
  total: number;
  unread: number;
};
export const {
  useMarkNotificationsReadMutation,
  useMuteNotificationMutation,
  useChoosePushTypeMutation,
  useGetPushDeviceQuery,
  useLazyGetPushDeviceQuery,
  useRegisterPushDeviceMutation,
  useRemovePushDeviceMutation,
  useGetNotificationPreferencesQuery,
  useLazyGetNotificationPreferencesQuery,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    markNotificationsRead: { invalidatesTags: resolveTags([{ type: 'Notification', id: 'LIST' }]) },
    muteNotification: { invalidatesTags: resolveTags([{ type: 'Notification', id: 'LIST' }]) },
    choosePushType: { invalidatesTags: resolveTags([{ type: 'PushDevice', id: 'LIST' }]) },
    getPushDevice: { providesTags: resolveTags([{ type: 'PushDevice', id: 'LIST' }]) },
    registerPushDevice: { invalidatesTags: resolveTags([{ type: 'PushDevice', id: 'LIST' }]) },
    removePushDevice: { invalidatesTags: resolveTags([{ type: 'PushDevice', id: 'LIST' }]) },
    getNotificationPreferences: { providesTags: resolveTags([{ type: 'Notification', id: 'LIST' }]) },
    listNotifications: { providesTags: resolveTags([{ type: 'Notification', id: 'LIST' }]) },
  },
});
