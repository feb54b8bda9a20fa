// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addLeaveCertificate: build.mutation<
      AddLeaveCertificateApiResponse,
      AddLeaveCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.adjuntarCertificado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelLeave: build.mutation<CancelLeaveApiResponse, CancelLeaveApiArg>({
      query: (queryArg) => ({
        url: `/licencia.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLeave: build.query<GetLeaveApiResponse, GetLeaveApiArg>({
      query: (queryArg) => ({
        url: `/licencia.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getLeaveBalance: build.query<
      GetLeaveBalanceApiResponse,
      GetLeaveBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.obtenerSaldo`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    interruptLeave: build.mutation<
      InterruptLeaveApiResponse,
      InterruptLeaveApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.interrumpir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLeaveBalances: build.query<
      ListLeaveBalancesApiResponse,
      ListLeaveBalancesApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.listarSaldos`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listLeaves: build.query<ListLeavesApiResponse, ListLeavesApiArg>({
      query: (queryArg) => ({
        url: `/licencia.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listOwnLeaves: build.query<ListOwnLeavesApiResponse, ListOwnLeavesApiArg>({
      query: () => ({ url: `/licencia.listarMias` }),
    }),
    simulateLeave: build.query<SimulateLeaveApiResponse, SimulateLeaveApiArg>({
      query: (queryArg) => ({
        url: `/licencia.simular`,
        params: {
          typeId: queryArg.typeId,
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          part: queryArg.part,
          personId: queryArg.personId,
          leaveId: queryArg.leaveId,
        },
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
    listLeaveBlocks: build.query<
      ListLeaveBlocksApiResponse,
      ListLeaveBlocksApiArg
    >({
      query: () => ({ url: `/licencia.listarBloqueos` }),
    }),
    listLeaveTypes: build.query<
      ListLeaveTypesApiResponse,
      ListLeaveTypesApiArg
    >({
      query: () => ({ url: `/licencia.listarTipos` }),
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
    deleteOrganisationHoliday: build.mutation<
      DeleteOrganisationHolidayApiResponse,
      DeleteOrganisationHolidayApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCalendarFeed: build.query<
      GetCalendarFeedApiResponse,
      GetCalendarFeedApiArg
    >({
      query: () => ({ url: `/calendario.obtenerEnlace` }),
    }),
    listOrganisationHolidays: build.query<
      ListOrganisationHolidaysApiResponse,
      ListOrganisationHolidaysApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.listar`,
        params: {
          year: queryArg,
        },
      }),
    }),
    renewCalendarFeed: build.mutation<
      RenewCalendarFeedApiResponse,
      RenewCalendarFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/calendario.renovarEnlace`,
        method: "POST",
        body: queryArg,
      }),
    }),
    revokeCalendarFeed: build.mutation<
      RevokeCalendarFeedApiResponse,
      RevokeCalendarFeedApiArg
    >({
      query: () => ({ url: `/calendario.revocarEnlace`, method: "POST" }),
    }),
    saveOrganisationHoliday: build.mutation<
      SaveOrganisationHolidayApiResponse,
      SaveOrganisationHolidayApiArg
    >({
      query: (queryArg) => ({
        url: `/feriado.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    adjustLeaveBalance: build.mutation<
      AdjustLeaveBalanceApiResponse,
      AdjustLeaveBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/licencia.ajustarSaldo`,
        method: "POST",
        body: queryArg,
      }),
    }),
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
    requestLeave: build.mutation<RequestLeaveApiResponse, RequestLeaveApiArg>({
      query: (queryArg) => ({
        url: `/licencia.pedir`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as holidaysApi };
export type AddLeaveCertificateApiResponse = /** status 200 ok */ LeaveDetail;
export type AddLeaveCertificateApiArg = AddLeaveCertificateInput;
export type CancelLeaveApiResponse = /** status 200 ok */ Done;
export type CancelLeaveApiArg = CancelLeaveInput;
export type GetLeaveApiResponse = /** status 200 ok */ LeaveDetail;
export type GetLeaveApiArg = number;
export type GetLeaveBalanceApiResponse = /** status 200 ok */ LeaveBalance;
export type GetLeaveBalanceApiArg = number | undefined;
export type InterruptLeaveApiResponse = /** status 200 ok */ Done;
export type InterruptLeaveApiArg = InterruptLeaveInput;
export type ListLeaveBalancesApiResponse =
  /** status 200 ok */ ListLeaveBalancesOutput;
export type ListLeaveBalancesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "name"
      | "docket"
      | "siteName"
      | "areaName"
      | "hireDate"
      | "given"
      | "available"
      | "reserved"
      | "nextFrom";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "name"
      | "docket"
      | "siteId"
      | "areaId"
      | "hireDate"
      | "given"
      | "available"
      | "reserved"
      | "nextFrom";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ListLeavesApiResponse = /** status 200 ok */ ListLeavesOutput;
export type ListLeavesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "name"
      | "fromDay"
      | "toDay"
      | "days"
      | "typeId"
      | "state"
      | "siteName"
      | "areaName"
      | "askedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "name"
      | "fromDay"
      | "toDay"
      | "days"
      | "typeId"
      | "state"
      | "siteId"
      | "areaId"
      | "askedAt";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ListOwnLeavesApiResponse = /** status 200 ok */ OwnLeaveList;
export type ListOwnLeavesApiArg = void;
export type SimulateLeaveApiResponse = /** status 200 ok */ LeavePreview;
export type SimulateLeaveApiArg = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  personId?: number;
  leaveId?: number;
};
export type DeleteLeaveBlockApiResponse = /** status 200 ok */ Done;
export type DeleteLeaveBlockApiArg = DeleteLeaveBlockInput;
export type ListAreaMinimumsApiResponse = /** status 200 ok */ AreaMinimumList;
export type ListAreaMinimumsApiArg = void;
export type ListLeaveBlocksApiResponse = /** status 200 ok */ LeaveBlockList;
export type ListLeaveBlocksApiArg = void;
export type ListLeaveTypesApiResponse = /** status 200 ok */ LeaveTypeList;
export type ListLeaveTypesApiArg = void;
export type SaveAreaMinimumApiResponse = /** status 200 ok */ Done;
export type SaveAreaMinimumApiArg = SaveAreaMinimumInput;
export type SaveLeaveBlockApiResponse = /** status 200 ok */ LeaveBlock;
export type SaveLeaveBlockApiArg = SaveLeaveBlockInput;
export type SaveLeaveTypeApiResponse = /** status 200 ok */ LeaveType;
export type SaveLeaveTypeApiArg = SaveLeaveTypeInput;
export type DeleteOrganisationHolidayApiResponse = /** status 200 ok */ Done;
export type DeleteOrganisationHolidayApiArg = DeleteOrganisationHolidayInput;
export type GetCalendarFeedApiResponse = /** status 200 ok */ CalendarFeed;
export type GetCalendarFeedApiArg = void;
export type ListOrganisationHolidaysApiResponse =
  /** status 200 ok */ OrganisationHolidayList;
export type ListOrganisationHolidaysApiArg = number;
export type RenewCalendarFeedApiResponse =
  /** status 200 ok */ CalendarFeedAddress;
export type RenewCalendarFeedApiArg = RenewCalendarFeedInput;
export type RevokeCalendarFeedApiResponse = /** status 200 ok */ Done;
export type RevokeCalendarFeedApiArg = void;
export type SaveOrganisationHolidayApiResponse =
  /** status 200 ok */ OrganisationHoliday;
export type SaveOrganisationHolidayApiArg = SaveOrganisationHolidayInput;
export type AdjustLeaveBalanceApiResponse = /** status 200 ok */ Done;
export type AdjustLeaveBalanceApiArg = AdjustLeaveBalanceInput;
export type ListPublicHolidaysApiResponse =
  /** status 200 ok */ ListPublicHolidaysOutput;
export type ListPublicHolidaysApiArg = {
  desde?: number;
  hasta?: number;
};
export type RequestLeaveApiResponse = /** status 200 ok */ LeaveRequested;
export type RequestLeaveApiArg = RequestLeaveInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type LeaveDetail = {
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  unit: "calendar" | "working";
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
  days: number;
  state:
    | "draft"
    | "pending"
    | "approved"
    | "rejected"
    | "cancelled"
    | "expired"
    | "calledOff"
    | "shortened";
  requestId: number;
  requestVersion: number;
  askedAt: string;
  note: string;
  returnDay: string;
  holidays: {
    day: string;
    name: string;
  }[];
  endReason: string | null;
  needsCertificate: boolean;
  file: AttachedFile | null;
  actions: ("edit" | "withdraw" | "callOff" | "interrupt" | "certificate")[];
  followsRequest: boolean;
};
export type AddLeaveCertificateInput = {
  id: number;
  version: number;
  certificate: string;
};
export type Done = {
  ok: true;
};
export type CancelLeaveInput = {
  id: number;
  version: number;
  reason: string;
};
export type LeaveYear = {
  year: number;
  given: number;
  taken: number;
  left: number;
  expiresOn: string | null;
};
export type LeaveMovement = {
  id: number;
  year: number;
  kind: "earned" | "taken" | "returned" | "adjusted" | "carried" | "expired";
  days: number;
  text: string;
  source: string;
  leaveId: number | null;
  by: string | null;
  at: string;
};
export type LeaveBalance = {
  person: PersonRef;
  typeName: string;
  available: number;
  reserved: number;
  years: LeaveYear[];
  movements: LeaveMovement[];
  coming: {
    year: number;
    days: number;
    text: string;
    from: string;
  } | null;
  adjusts: boolean;
};
export type InterruptLeaveInput = {
  id: number;
  version: number;
  lastDay: string;
  reason: string;
};
export type LeaveBalanceRow = {
  id: number;
  name: string;
  imageUrl: string;
  docket: string;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  hireDate: string;
  given: number;
  available: number;
  reserved: number;
  nextFrom: string | null;
};
export type ListLeaveBalancesOutput = {
  rows: LeaveBalanceRow[];
  total: number;
  atLeast?: boolean;
};
export type Leave = {
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  unit: "calendar" | "working";
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
  days: number;
  state:
    | "draft"
    | "pending"
    | "approved"
    | "rejected"
    | "cancelled"
    | "expired"
    | "calledOff"
    | "shortened";
  requestId: number;
  requestVersion: number;
  askedAt: string;
};
export type ListLeavesOutput = {
  rows: Leave[];
  total: number;
  atLeast?: boolean;
};
export type OwnLeaveList = {
  rows: Leave[];
};
export type AwayColleague = {
  personId: number;
  name: string;
  imageUrl: string;
  fromDay: string;
  toDay: string;
  pending: boolean;
  label: string;
};
export type LeaveNotice = {
  tone: "refusal" | "warning" | "info";
  text: string;
  source: string;
};
export type LeavePreview = {
  days: number;
  unit: "calendar" | "working";
  returnDay: string;
  lawfulStart: string | null;
  holidays: {
    day: string;
    name: string;
  }[];
  balance: {
    now: number;
    reserved: number;
    after: number;
  } | null;
  away: AwayColleague[];
  coverage: {
    day: string;
    there: number;
    staff: number;
    minimum: number | null;
  } | null;
  notices: LeaveNotice[];
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
  startRule: "warn" | "refuse" | "none";
  active: boolean;
  id: number;
  version: number;
  kind: "vacation" | "other";
};
export type LeaveTypeList = {
  rows: LeaveType[];
  edits: boolean;
};
export type SaveAreaMinimumInput = {
  areaId: number;
  people: number | null;
  version: number | null;
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
  startRule?: "warn" | "refuse" | "none";
  active?: boolean;
  id?: number;
  version?: number;
};
export type DeleteOrganisationHolidayInput = {
  id: number;
  version: number;
};
export type CalendarFeed = {
  feed: {
    team: boolean;
    createdAt: string;
    readAt: string | null;
  } | null;
  mayTeam: boolean;
};
export type OrganisationHoliday = {
  day: string;
  name: string;
  siteId: number | null;
  worked: boolean;
  id: number;
  version: number;
  siteName: string | null;
};
export type OrganisationHolidayList = {
  rows: OrganisationHoliday[];
  country: {
    day: string;
    name: string;
  }[];
  edits: boolean;
};
export type CalendarFeedAddress = {
  url: string;
};
export type RenewCalendarFeedInput = {
  team?: boolean;
};
export type SaveOrganisationHolidayInput = {
  day: string;
  name: string;
  siteId?: number | null;
  worked?: boolean;
  id?: number;
  version?: number;
};
export type AdjustLeaveBalanceInput = {
  year: number;
  days: number;
  reason: string;
  personId: number;
};
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
export type LeaveRequested = {
  id: number;
  requestId: number;
};
export type RequestLeaveInput = {
  typeId: number;
  fromDay: string;
  toDay: string;
  part?: "whole" | "morning" | "afternoon";
  note?: string;
  personId?: number;
  leaveId?: number;
  version?: number;
};
export const {
  useAddLeaveCertificateMutation,
  useCancelLeaveMutation,
  useGetLeaveQuery,
  useLazyGetLeaveQuery,
  useGetLeaveBalanceQuery,
  useLazyGetLeaveBalanceQuery,
  useInterruptLeaveMutation,
  useListLeaveBalancesQuery,
  useLazyListLeaveBalancesQuery,
  useListLeavesQuery,
  useLazyListLeavesQuery,
  useListOwnLeavesQuery,
  useLazyListOwnLeavesQuery,
  useSimulateLeaveQuery,
  useLazySimulateLeaveQuery,
  useDeleteLeaveBlockMutation,
  useListAreaMinimumsQuery,
  useLazyListAreaMinimumsQuery,
  useListLeaveBlocksQuery,
  useLazyListLeaveBlocksQuery,
  useListLeaveTypesQuery,
  useLazyListLeaveTypesQuery,
  useSaveAreaMinimumMutation,
  useSaveLeaveBlockMutation,
  useSaveLeaveTypeMutation,
  useDeleteOrganisationHolidayMutation,
  useGetCalendarFeedQuery,
  useLazyGetCalendarFeedQuery,
  useListOrganisationHolidaysQuery,
  useLazyListOrganisationHolidaysQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useSaveOrganisationHolidayMutation,
  useAdjustLeaveBalanceMutation,
  useListPublicHolidaysQuery,
  useLazyListPublicHolidaysQuery,
  useRequestLeaveMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    addLeaveCertificate: { invalidatesTags: resolveTags([{ type: 'Leave', id: 'input.id' }, { type: 'Leave', id: 'LIST' }]) },
    cancelLeave: { invalidatesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Leave', id: 'input.id' }, { type: 'Absence', id: 'LIST' }]) },
    getLeave: { providesTags: resolveTags([{ type: 'Leave', id: 'input.id' }, { type: 'Leave', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    getLeaveBalance: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    interruptLeave: { invalidatesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Leave', id: 'input.id' }, { type: 'Absence', id: 'LIST' }]) },
    listLeaveBalances: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listLeaves: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listOwnLeaves: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    simulateLeave: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }, { type: 'LeaveSetting', id: 'LIST' }]) },
    deleteLeaveBlock: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    listAreaMinimums: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }, { type: 'Place', id: 'LIST' }]) },
    listLeaveBlocks: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    listLeaveTypes: { providesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    saveAreaMinimum: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    saveLeaveBlock: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    saveLeaveType: { invalidatesTags: resolveTags([{ type: 'LeaveSetting', id: 'LIST' }]) },
    deleteOrganisationHoliday: { invalidatesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    getCalendarFeed: { providesTags: resolveTags([{ type: 'CalendarFeed', id: 'LIST' }]) },
    listOrganisationHolidays: { providesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    renewCalendarFeed: { invalidatesTags: resolveTags([{ type: 'CalendarFeed', id: 'LIST' }]) },
    revokeCalendarFeed: { invalidatesTags: resolveTags([{ type: 'CalendarFeed', id: 'LIST' }]) },
    saveOrganisationHoliday: { invalidatesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    adjustLeaveBalance: { invalidatesTags: resolveTags([{ type: 'Leave', id: 'LIST' }]) },
    listPublicHolidays: { providesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
    requestLeave: { invalidatesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
  },
});
