// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addAdjustment: build.mutation<
      AddAdjustmentApiResponse,
      AddAdjustmentApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.cargarAjuste`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkPeriodSeal: build.query<
      CheckPeriodSealApiResponse,
      CheckPeriodSealApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.comprobarSello`,
        params: {
          siteId: queryArg.siteId,
          month: queryArg.month,
        },
      }),
    }),
    closePeriodPay: build.mutation<
      ClosePeriodPayApiResponse,
      ClosePeriodPayApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.cerrarSueldos`,
        method: "POST",
        body: queryArg,
      }),
    }),
    closePeriodTime: build.mutation<
      ClosePeriodTimeApiResponse,
      ClosePeriodTimeApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.cerrarHoras`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPeriod: build.query<GetPeriodApiResponse, GetPeriodApiArg>({
      query: (queryArg) => ({
        url: `/cierre.verPendientes`,
        params: {
          siteId: queryArg.siteId,
          month: queryArg.month,
        },
      }),
    }),
    listAdjustments: build.query<
      ListAdjustmentsApiResponse,
      ListAdjustmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.listarAjustes`,
        params: {
          siteId: queryArg.siteId,
          month: queryArg.month,
        },
      }),
    }),
    listCloses: build.query<ListClosesApiResponse, ListClosesApiArg>({
      query: (queryArg) => ({
        url: `/cierre.listar`,
        params: {
          month: queryArg,
        },
      }),
    }),
    listOwnAdjustments: build.query<
      ListOwnAdjustmentsApiResponse,
      ListOwnAdjustmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.listarAjustesPropios`,
        params: {
          month: queryArg,
        },
      }),
    }),
    removeAdjustment: build.mutation<
      RemoveAdjustmentApiResponse,
      RemoveAdjustmentApiArg
    >({
      query: (queryArg) => ({
        url: `/cierre.quitarAjuste`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reopenPeriod: build.mutation<ReopenPeriodApiResponse, ReopenPeriodApiArg>({
      query: (queryArg) => ({
        url: `/cierre.reabrir`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as closesApi };
export type AddAdjustmentApiResponse = /** status 200 ok */ PeriodAdjustment;
export type AddAdjustmentApiArg = AddAdjustmentInput;
export type CheckPeriodSealApiResponse =
  /** status 200 ok */ CheckPeriodSealOutput;
export type CheckPeriodSealApiArg = {
  siteId: number;
  month: string;
};
export type ClosePeriodPayApiResponse = /** status 200 ok */ PeriodDetail;
export type ClosePeriodPayApiArg = ClosePeriodPayInput;
export type ClosePeriodTimeApiResponse = /** status 200 ok */ PeriodDetail;
export type ClosePeriodTimeApiArg = ClosePeriodTimeInput;
export type GetPeriodApiResponse = /** status 200 ok */ PeriodDetail;
export type GetPeriodApiArg = {
  siteId: number;
  month: string;
};
export type ListAdjustmentsApiResponse =
  /** status 200 ok */ ListAdjustmentsOutput;
export type ListAdjustmentsApiArg = {
  siteId: number;
  month: string;
};
export type ListClosesApiResponse = /** status 200 ok */ ListClosesOutput;
export type ListClosesApiArg = string | undefined;
export type ListOwnAdjustmentsApiResponse =
  /** status 200 ok */ ListOwnAdjustmentsOutput;
export type ListOwnAdjustmentsApiArg = string;
export type RemoveAdjustmentApiResponse = /** status 200 ok */ Done;
export type RemoveAdjustmentApiArg = RemoveAdjustmentInput;
export type ReopenPeriodApiResponse = /** status 200 ok */ PeriodDetail;
export type ReopenPeriodApiArg = ReopenPeriodInput;
export type PeriodAdjustment = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  day: string;
  month: string;
  figure:
    "worked" | "overtime50" | "overtime100" | "night" | "absence" | "other";
  minutes: number | null;
  sign: "add" | "subtract";
  reason: string;
  authorName: string;
};
export type AddAdjustmentInput = {
  personId: number;
  day: string;
  figure:
    "worked" | "overtime50" | "overtime100" | "night" | "absence" | "other";
  minutes?: number | null;
  sign?: "add" | "subtract";
  reason: string;
};
export type SealPart = {
  label: string;
  rows: number;
  intact: boolean;
};
export type SealCheck = {
  ledger: "time" | "pay";
  state: "intact" | "changed" | "missing";
  code: string;
  parts: SealPart[];
};
export type CheckPeriodSealOutput = {
  seals: SealCheck[];
};
export type OpenItem = {
  module: string;
  label: string;
  count: number;
  path: string;
};
export type CloseEvent = {
  id: number;
  ledger: "time" | "pay";
  closedAt: string;
  closedBy: string;
  pending: number;
  reopenedAt: string | null;
  reopenedBy: string | null;
  reason: string | null;
};
export type PeriodDetail = {
  siteId: number;
  siteName: string;
  month: string;
  from: string;
  to: string;
  state: "open" | "reopened" | "timeClosed" | "payClosed";
  over: boolean;
  openBefore: string | null;
  pending: OpenItem[];
  history: CloseEvent[];
  actions: ("closeTime" | "closePay" | "reopenTime" | "reopenPay" | "adjust")[];
};
export type ClosePeriodPayInput = {
  siteId: number;
  month: string;
  pending: number;
};
export type ClosePeriodTimeInput = {
  siteId: number;
  month: string;
  pending: number;
};
export type ListAdjustmentsOutput = {
  rows: PeriodAdjustment[];
};
export type OpenKind = {
  module: string;
  label: string;
  count: number;
  path: string;
  title: string;
};
export type MonthTotals = {
  people: number;
  worked: number;
  extra: number;
  absent: number;
};
export type SiteMonth = {
  siteId: number;
  siteName: string;
  state: "open" | "reopened" | "timeClosed" | "payClosed";
  pending: number;
  open: OpenKind[];
  actions: ("closeTime" | "closePay" | "reopenTime" | "reopenPay" | "adjust")[];
  totals: MonthTotals;
  before: MonthTotals;
};
export type ListClosesOutput = {
  month: string;
  current: string;
  rows: SiteMonth[];
};
export type ListOwnAdjustmentsOutput = {
  rows: PeriodAdjustment[];
};
export type Done = {
  ok: true;
};
export type RemoveAdjustmentInput = {
  id: number;
  version: number;
};
export type ReopenPeriodInput = {
  siteId: number;
  month: string;
  ledger: "time" | "pay";
  reason: string;
};
export const {
  useAddAdjustmentMutation,
  useCheckPeriodSealQuery,
  useLazyCheckPeriodSealQuery,
  useClosePeriodPayMutation,
  useClosePeriodTimeMutation,
  useGetPeriodQuery,
  useLazyGetPeriodQuery,
  useListAdjustmentsQuery,
  useLazyListAdjustmentsQuery,
  useListClosesQuery,
  useLazyListClosesQuery,
  useListOwnAdjustmentsQuery,
  useLazyListOwnAdjustmentsQuery,
  useRemoveAdjustmentMutation,
  useReopenPeriodMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    addAdjustment: { invalidatesTags: resolveTags([{ type: 'PeriodAdjustment', id: 'LIST' }]) },
    checkPeriodSeal: { providesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
    closePeriodPay: { invalidatesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
    closePeriodTime: { invalidatesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
    getPeriod: { providesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
    listAdjustments: { providesTags: resolveTags([{ type: 'PeriodAdjustment', id: 'LIST' }]) },
    listCloses: { providesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
    listOwnAdjustments: { providesTags: resolveTags([{ type: 'PeriodAdjustment', id: 'LIST' }]) },
    removeAdjustment: { invalidatesTags: resolveTags([{ type: 'PeriodAdjustment', id: 'LIST' }]) },
    reopenPeriod: { invalidatesTags: resolveTags([{ type: 'PeriodClose', id: 'LIST' }]) },
  },
});
