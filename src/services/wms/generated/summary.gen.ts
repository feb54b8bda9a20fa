// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countWaiting: build.query<CountWaitingApiResponse, CountWaitingApiArg>({
      query: () => ({ url: `/resumen.contarPendientes` }),
    }),
    getCoverage: build.query<GetCoverageApiResponse, GetCoverageApiArg>({
      query: () => ({ url: `/resumen.obtenerCobertura` }),
    }),
    listNearAbsences: build.query<
      ListNearAbsencesApiResponse,
      ListNearAbsencesApiArg
    >({
      query: () => ({ url: `/resumen.listarAusentes` }),
    }),
    listNearDates: build.query<ListNearDatesApiResponse, ListNearDatesApiArg>({
      query: () => ({ url: `/resumen.listarFechas` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as summaryApi };
export type CountWaitingApiResponse = /** status 200 ok */ CountWaitingOutput;
export type CountWaitingApiArg = void;
export type GetCoverageApiResponse = /** status 200 ok */ GetCoverageOutput;
export type GetCoverageApiArg = void;
export type ListNearAbsencesApiResponse =
  /** status 200 ok */ ListNearAbsencesOutput;
export type ListNearAbsencesApiArg = void;
export type ListNearDatesApiResponse = /** status 200 ok */ ListNearDatesOutput;
export type ListNearDatesApiArg = void;
export type WaitingCount = {
  module: string;
  label: string;
  waiting: number;
  late: number;
  path: string;
};
export type CountWaitingOutput = {
  rows: WaitingCount[];
};
export type GetCoverageOutput = {
  days: {
    day: string;
    people: number;
    away: number;
  }[];
  areas: {
    areaId: number;
    name: string;
    siteName: string;
    people: number;
    away: number;
    minimum: number | null;
  }[];
};
export type NearAbsence = {
  id: number;
  personId: number;
  name: string;
  imageUrl: string;
  label: string;
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
};
export type ListNearAbsencesOutput = {
  today: NearAbsence[];
  total: number;
  coming: NearAbsence[];
};
export type ListNearDatesOutput = {
  rows: {
    personId: number;
    name: string;
    imageUrl: string;
    kind: "birthday" | "anniversary";
    day: string;
    today: boolean;
  }[];
};
export const {
  useCountWaitingQuery,
  useLazyCountWaitingQuery,
  useGetCoverageQuery,
  useLazyGetCoverageQuery,
  useListNearAbsencesQuery,
  useLazyListNearAbsencesQuery,
  useListNearDatesQuery,
  useLazyListNearDatesQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    countWaiting: { providesTags: resolveTags([{ type: 'Request', id: 'LIST' }, { type: 'Chat', id: 'LIST' }, { type: 'Delegation', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }, { type: 'Signature', id: 'LIST' }, { type: 'Document', id: 'LIST' }, { type: 'DocumentRequest', id: 'LIST' }, { type: 'News', id: 'LIST' }, { type: 'Post', id: 'LIST' }, { type: 'Referral', id: 'LIST' }, { type: 'ShiftRequest', id: 'LIST' }, { type: 'Hour', id: 'LIST' }]) },
    getCoverage: { providesTags: resolveTags([{ type: 'Absence', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'LeaveSetting', id: 'LIST' }]) },
    listNearAbsences: { providesTags: resolveTags([{ type: 'Absence', id: 'LIST' }]) },
    listNearDates: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
  },
});
