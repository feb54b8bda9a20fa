// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPublicHolidays: build.query<
      ListPublicHolidaysApiResponse,
      ListPublicHolidaysApiArg
    >({
      query: (queryArg) => ({
        url: `/consulta.listadoFeriadosFestivos`,
        params: {
          desde: queryArg.desde,
          hasta: queryArg.hasta,
        },
      }),
    }),
    listLeaveTypes: build.query<
      ListLeaveTypesApiResponse,
      ListLeaveTypesApiArg
    >({
      query: () => ({ url: `/licencia.listarTipos` }),
    }),
    saveLeaveType: build.mutation<
      SaveLeaveTypeApiResponse,
      SaveLeaveTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.guardarTipo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listHouseHolidays: build.query<
      ListHouseHolidaysApiResponse,
      ListHouseHolidaysApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.listar`,
        params: {
          year: queryArg,
        },
      }),
    }),
    saveHouseHoliday: build.mutation<
      SaveHouseHolidayApiResponse,
      SaveHouseHolidayApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteHouseHoliday: build.mutation<
      DeleteHouseHolidayApiResponse,
      DeleteHouseHolidayApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLeaveBlocks: build.query<
      ListLeaveBlocksApiResponse,
      ListLeaveBlocksApiArg
    >({
      query: () => ({ url: `/licencia.listarBloqueos` }),
    }),
    saveLeaveBlock: build.mutation<
      SaveLeaveBlockApiResponse,
      SaveLeaveBlockApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.guardarBloqueo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteLeaveBlock: build.mutation<
      DeleteLeaveBlockApiResponse,
      DeleteLeaveBlockApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.borrarBloqueo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAreaMinimums: build.query<
      ListAreaMinimumsApiResponse,
      ListAreaMinimumsApiArg
    >({
      query: () => ({ url: `/licencia.listarDotaciones` }),
    }),
    saveAreaMinimum: build.mutation<
      SaveAreaMinimumApiResponse,
      SaveAreaMinimumApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.guardarDotacion`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as holidaysApi };
export type ListPublicHolidaysApiResponse =
  /** status 200 ok */ ListPublicHolidaysOutput;
export type ListPublicHolidaysApiArg = {
  desde?: number;
  hasta?: number;
};
export type ListLeaveTypesApiResponse = /** status 200 ok */ LeaveTypeList;
export type ListLeaveTypesApiArg = void;
export type SaveLeaveTypeApiResponse = /** status 200 ok */ LeaveType;
export type SaveLeaveTypeApiArg = SaveLeaveTypeInput;
export type ListHouseHolidaysApiResponse =
  /** status 200 ok */ HouseHolidayList;
export type ListHouseHolidaysApiArg = number;
export type SaveHouseHolidayApiResponse = /** status 200 ok */ HouseHoliday;
export type SaveHouseHolidayApiArg = SaveHouseHolidayInput;
export type DeleteHouseHolidayApiResponse = /** status 200 ok */ Done;
export type DeleteHouseHolidayApiArg = DeleteHouseHolidayInput;
export type ListLeaveBlocksApiResponse = /** status 200 ok */ LeaveBlockList;
export type ListLeaveBlocksApiArg = void;
export type SaveLeaveBlockApiResponse = /** status 200 ok */ LeaveBlock;
export type SaveLeaveBlockApiArg = SaveLeaveBlockInput;
export type DeleteLeaveBlockApiResponse = /** status 200 ok */ Done;
export type DeleteLeaveBlockApiArg = DeleteLeaveBlockInput;
export type ListAreaMinimumsApiResponse = /** status 200 ok */ AreaMinimumList;
export type ListAreaMinimumsApiArg = void;
export type SaveAreaMinimumApiResponse = /** status 200 ok */ Done;
export type SaveAreaMinimumApiArg = SaveAreaMinimumInput;
export type PublicHoliday = {
  date: string;
  name: string;
  kind: "public" | "site" | "house";
  siteId: number | null;
  siteName: string | null;
};
export type ListPublicHolidaysOutput = {
  rows: PublicHoliday[];
};
export type LeaveType = {
  code: string;
  name: string;
  unit: "calendar" | "working";
  halfDays: boolean;
  daysAYear: number | null;
  daysAnEvent: number | null;
  noticeDays: number;
  minServiceMonths: number;
  needsCertificate: boolean;
  paid: boolean;
  countsAsWorked: boolean;
  source: string;
  active: boolean;
  id: number;
  version: number;
  kind: "vacation" | "other";
};
export type LeaveTypeList = {
  rows: LeaveType[];
};
export type SaveLeaveTypeInput = {
  code: string;
  name: string;
  unit: "calendar" | "working";
  halfDays?: boolean;
  daysAYear?: number | null;
  daysAnEvent?: number | null;
  noticeDays?: number;
  minServiceMonths?: number;
  needsCertificate?: boolean;
  paid?: boolean;
  countsAsWorked?: boolean;
  source?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export type HouseHoliday = {
  day: string;
  name: string;
  siteId: number | null;
  worked: boolean;
  id: number;
  version: number;
  siteName: string | null;
};
export type HouseHolidayList = {
  rows: HouseHoliday[];
  country: {
    day: string;
    name: string;
  }[];
  edits: boolean;
};
export type SaveHouseHolidayInput = {
  day: string;
  name: string;
  siteId?: number | null;
  worked?: boolean;
  id?: number;
  version?: number;
};
export type Done = {
  ok: true;
};
export type DeleteHouseHolidayInput = {
  id: number;
  version: number;
};
export type LeaveBlock = {
  siteId: number | null;
  areaId: number | null;
  fromDay: string;
  toDay: string;
  reason: string;
  id: number;
  version: number;
  place: string | null;
};
export type LeaveBlockList = {
  rows: LeaveBlock[];
};
export type SaveLeaveBlockInput = {
  siteId?: number | null;
  areaId?: number | null;
  fromDay: string;
  toDay: string;
  reason: string;
  id?: number;
  version?: number;
};
export type DeleteLeaveBlockInput = {
  id: number;
  version: number;
};
export type AreaMinimum = {
  areaId: number;
  areaName: string;
  siteName: string;
  staff: number;
  people: number | null;
  version: number | null;
};
export type AreaMinimumList = {
  rows: AreaMinimum[];
};
export type SaveAreaMinimumInput = {
  areaId: number;
  people: number | null;
  version: number | null;
};
export const {
  useListPublicHolidaysQuery,
  useListLeaveTypesQuery,
  useSaveLeaveTypeMutation,
  useListHouseHolidaysQuery,
  useSaveHouseHolidayMutation,
  useDeleteHouseHolidayMutation,
  useListLeaveBlocksQuery,
  useSaveLeaveBlockMutation,
  useDeleteLeaveBlockMutation,
  useListAreaMinimumsQuery,
  useSaveAreaMinimumMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listPublicHolidays: { providesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    listLeaveTypes: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    saveLeaveType: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    listHouseHolidays: { providesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    saveHouseHoliday: { invalidatesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    deleteHouseHoliday: { invalidatesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    listLeaveBlocks: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    saveLeaveBlock: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    deleteLeaveBlock: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    listAreaMinimums: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }, { type: 'Place', id: 'LIST' }]) },
    saveAreaMinimum: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
  },
});
