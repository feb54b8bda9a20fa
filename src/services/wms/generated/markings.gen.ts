// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPresence: build.query<GetPresenceApiResponse, GetPresenceApiArg>({
      query: (queryArg) => ({
        url: `/fichada.verPresentes`,
        params: {
          siteId: queryArg,
        },
      }),
    }),
    listOutsidePunches: build.query<
      ListOutsidePunchesApiResponse,
      ListOutsidePunchesApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.listarAfuera`,
        params: {
          day: queryArg.day,
          siteId: queryArg.siteId,
        },
      }),
    }),
    listPunchDay: build.query<ListPunchDayApiResponse, ListPunchDayApiArg>({
      query: (queryArg) => ({
        url: `/fichada.listarDia`,
        params: {
          day: queryArg.day,
          siteId: queryArg.siteId,
          areaId: queryArg.areaId,
          page: queryArg.page,
        },
      }),
    }),
    askCorrection: build.mutation<
      AskCorrectionApiResponse,
      AskCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.pedirCorreccion`,
        method: "POST",
        body: queryArg,
      }),
    }),
    enterManyPunches: build.mutation<
      EnterManyPunchesApiResponse,
      EnterManyPunchesApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.cargarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getClockFolder: build.query<
      GetClockFolderApiResponse,
      GetClockFolderApiArg
    >({
      query: () => ({ url: `/fichada.verCarpeta` }),
    }),
    listMatchedCredentials: build.query<
      ListMatchedCredentialsApiResponse,
      ListMatchedCredentialsApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.listarCredenciales`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
        },
      }),
    }),
    listUnknownCredentials: build.query<
      ListUnknownCredentialsApiResponse,
      ListUnknownCredentialsApiArg
    >({
      query: () => ({ url: `/fichada.listarDesconocidas` }),
    }),
    matchCredential: build.mutation<
      MatchCredentialApiResponse,
      MatchCredentialApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.asignarCredencial`,
        method: "POST",
        body: queryArg,
      }),
    }),
    unmatchCredential: build.mutation<
      UnmatchCredentialApiResponse,
      UnmatchCredentialApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.quitarCredencial`,
        method: "POST",
        body: queryArg,
      }),
    }),
    activateKiosk: build.mutation<
      ActivateKioskApiResponse,
      ActivateKioskApiArg
    >({
      query: (queryArg) => ({
        url: `/kiosco.activar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getKioskState: build.mutation<
      GetKioskStateApiResponse,
      GetKioskStateApiArg
    >({
      query: (queryArg) => ({
        url: `/kiosco.obtenerEstado`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listKiosks: build.query<ListKiosksApiResponse, ListKiosksApiArg>({
      query: () => ({ url: `/kiosco.listar` }),
    }),
    pairKiosk: build.mutation<PairKioskApiResponse, PairKioskApiArg>({
      query: (queryArg) => ({
        url: `/kiosco.emparejar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    punchAtKiosk: build.mutation<PunchAtKioskApiResponse, PunchAtKioskApiArg>({
      query: (queryArg) => ({
        url: `/kiosco.fichar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    revokeKiosk: build.mutation<RevokeKioskApiResponse, RevokeKioskApiArg>({
      query: (queryArg) => ({
        url: `/kiosco.revocar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveKiosk: build.mutation<SaveKioskApiResponse, SaveKioskApiArg>({
      query: (queryArg) => ({
        url: `/kiosco.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    choosePin: build.mutation<ChoosePinApiResponse, ChoosePinApiArg>({
      query: (queryArg) => ({
        url: `/credencial.elegirPin`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCredential: build.query<GetCredentialApiResponse, GetCredentialApiArg>({
      query: () => ({ url: `/credencial.obtener` }),
    }),
    renewCredential: build.mutation<
      RenewCredentialApiResponse,
      RenewCredentialApiArg
    >({
      query: () => ({ url: `/credencial.renovar`, method: "POST" }),
    }),
    addPunchPhoto: build.mutation<
      AddPunchPhotoApiResponse,
      AddPunchPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/fichada.agregarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPunch: build.query<GetPunchApiResponse, GetPunchApiArg>({
      query: (queryArg) => ({
        url: `/fichada.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getPunchMonth: build.query<GetPunchMonthApiResponse, GetPunchMonthApiArg>({
      query: (queryArg) => ({
        url: `/fichada.obtenerMes`,
        params: {
          personId: queryArg.personId,
          year: queryArg.year,
          month: queryArg.month,
        },
      }),
    }),
    getPunchState: build.query<GetPunchStateApiResponse, GetPunchStateApiArg>({
      query: () => ({ url: `/fichada.obtenerEstado` }),
    }),
    listPunches: build.query<ListPunchesApiResponse, ListPunchesApiArg>({
      query: (queryArg) => ({
        url: `/fichada.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    punchNow: build.mutation<PunchNowApiResponse, PunchNowApiArg>({
      query: (queryArg) => ({
        url: `/fichada.fichar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as markingsApi };
export type GetPresenceApiResponse = /** status 200 ok */ GetPresenceOutput;
export type GetPresenceApiArg = number | undefined;
export type ListOutsidePunchesApiResponse =
  /** status 200 ok */ ListOutsidePunchesOutput;
export type ListOutsidePunchesApiArg = {
  day?: string;
  siteId?: number;
};
export type ListPunchDayApiResponse = /** status 200 ok */ ListPunchDayOutput;
export type ListPunchDayApiArg = {
  day?: string;
  siteId?: number;
  areaId?: number;
  page?: number;
};
export type AskCorrectionApiResponse = /** status 200 ok */ AskCorrectionOutput;
export type AskCorrectionApiArg = AskCorrectionInput;
export type EnterManyPunchesApiResponse = /** status 200 ok */ BulkOutput;
export type EnterManyPunchesApiArg = EnterManyPunchesInput;
export type GetClockFolderApiResponse =
  /** status 200 ok */ GetClockFolderOutput;
export type GetClockFolderApiArg = void;
export type ListMatchedCredentialsApiResponse =
  /** status 200 ok */ ListMatchedCredentialsOutput;
export type ListMatchedCredentialsApiArg = {
  search?: string;
  page?: number;
};
export type ListUnknownCredentialsApiResponse =
  /** status 200 ok */ ListUnknownCredentialsOutput;
export type ListUnknownCredentialsApiArg = void;
export type MatchCredentialApiResponse =
  /** status 200 ok */ MatchCredentialOutput;
export type MatchCredentialApiArg = MatchCredentialInput;
export type UnmatchCredentialApiResponse = /** status 200 ok */ Done;
export type UnmatchCredentialApiArg = UnmatchCredentialInput;
export type ActivateKioskApiResponse = /** status 200 ok */ ActivateKioskOutput;
export type ActivateKioskApiArg = ActivateKioskInput;
export type GetKioskStateApiResponse = /** status 200 ok */ KioskState;
export type GetKioskStateApiArg = GetKioskStateInput;
export type ListKiosksApiResponse = /** status 200 ok */ ListKiosksOutput;
export type ListKiosksApiArg = void;
export type PairKioskApiResponse = /** status 200 ok */ PairKioskOutput;
export type PairKioskApiArg = PairKioskInput;
export type PunchAtKioskApiResponse = /** status 200 ok */ PunchAtKioskOutput;
export type PunchAtKioskApiArg = PunchAtKioskInput;
export type RevokeKioskApiResponse = /** status 200 ok */ Kiosk;
export type RevokeKioskApiArg = RevokeKioskInput;
export type SaveKioskApiResponse = /** status 200 ok */ Kiosk;
export type SaveKioskApiArg = SaveKioskInput;
export type ChoosePinApiResponse = /** status 200 ok */ Done;
export type ChoosePinApiArg = ChoosePinInput;
export type GetCredentialApiResponse = /** status 200 ok */ GetCredentialOutput;
export type GetCredentialApiArg = void;
export type RenewCredentialApiResponse = /** status 200 ok */ Done;
export type RenewCredentialApiArg = void;
export type AddPunchPhotoApiResponse = /** status 200 ok */ AddPunchPhotoOutput;
export type AddPunchPhotoApiArg = AddPunchPhotoInput;
export type GetPunchApiResponse = /** status 200 ok */ PunchDetail;
export type GetPunchApiArg = number;
export type GetPunchMonthApiResponse = /** status 200 ok */ GetPunchMonthOutput;
export type GetPunchMonthApiArg = {
  personId?: number;
  year: number;
  month: number;
};
export type GetPunchStateApiResponse = /** status 200 ok */ GetPunchStateOutput;
export type GetPunchStateApiArg = void;
export type ListPunchesApiResponse = /** status 200 ok */ ListPunchesOutput;
export type ListPunchesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "personName" | "docket" | "at" | "day";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "personName"
      | "docket"
      | "at"
      | "day"
      | "kind"
      | "source"
      | "counts"
      | "outside"
      | "offline"
      | "forgotten"
      | "siteId"
      | "areaId";
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
export type PunchNowApiResponse = /** status 200 ok */ PunchNowOutput;
export type PunchNowApiArg = PunchNowInput;
export type PresenceSite = {
  id: number;
  name: string;
  zone: string;
};
export type PresentPerson = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  areaName: string;
  siteId: number;
  presence: "in" | "break" | "late" | "expected" | "left" | "away";
  at: string | null;
  shiftName: string | null;
};
export type GetPresenceOutput = {
  serverTime: string;
  siteId: number;
  sites: PresenceSite[];
  people: PresentPerson[];
};
export type OutsidePunch = {
  id: number;
  personName: string;
  imageUrl: string;
  areaName: string;
  siteName: string;
  zone: string;
  at: string;
  kind: "in" | "breakOut" | "breakIn" | "out";
  distance: number | null;
  latitude: number;
  longitude: number;
};
export type SiteFence = {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
};
export type ListOutsidePunchesOutput = {
  day: string;
  rows: OutsidePunch[];
  total: number;
  fences: SiteFence[];
};
export type DayShift = {
  id: number;
  name: string;
  startsAt: string;
  endsAt: string;
};
export type DayPunch = {
  id: number;
  at: string;
  kind: "in" | "breakOut" | "breakIn" | "out";
  source: "web" | "phone" | "kiosk" | "import" | "manual" | "rule";
  counts: "counted" | "waiting" | "rejected" | "replaced";
  siteName: string | null;
  outside: boolean;
  offline: boolean;
};
export type PunchDay = {
  day: string;
  shifts: DayShift[];
  punches: DayPunch[];
  minutes: number;
  flags: (
    | "forgottenExit"
    | "missingEntry"
    | "missingReturn"
    | "absent"
    | "awaited"
    | "waiting"
    | "late"
    | "early"
    | "outside"
    | "offline"
    | "noShift"
  )[];
  closed: boolean;
  requestId: number | null;
};
export type DayOfPerson = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  areaName: string;
  siteName: string;
  zone: string;
  on: PunchDay;
};
export type ListPunchDayOutput = {
  day: string;
  today: string;
  rows: DayOfPerson[];
  total: number;
  pageSize: number;
  toLookAt: number;
  outside: number;
  enters: boolean;
  brings: boolean;
};
export type AskCorrectionOutput = {
  requestId: number;
};
export type AskCorrectionInput = {
  day: string;
  punches: {
    id?: number;
    kind: "in" | "breakOut" | "breakIn" | "out";
    clock: string;
    nextDay?: boolean;
    dayBefore?: boolean;
  }[];
  reason: string;
};
export type BulkResult = {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
  undo?: {
    [key: string]: unknown;
  };
};
export type BulkOutput = {
  jobId: string | null;
  done: number;
  refused: number;
  results: BulkResult[];
};
export type EnterManyPunchesInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field: "id" | "siteId" | "areaId" | "position" | "name";
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
        except?: number[];
      };
  day: string;
  note: string;
  startsAt?: string | null;
  endsAt?: string | null;
};
export type ClockFile = {
  id: number;
  name: string;
  state: "arriving" | "read" | "failed";
  at: string;
  rows: number;
  punches: number;
  unknown: number;
  refused: number;
  reason: string;
};
export type GetClockFolderOutput = {
  folder: string;
  lookedAt: string | null;
  files: ClockFile[];
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type MatchedCredential = {
  id: number;
  credential: string;
  person: PersonRef;
};
export type ListMatchedCredentialsOutput = {
  rows: MatchedCredential[];
  total: number;
  pageSize: number;
};
export type UnknownCredential = {
  credential: string;
  touches: number;
  firstAt: string;
  lastAt: string;
  person: PersonRef | null;
};
export type ListUnknownCredentialsOutput = {
  rows: UnknownCredential[];
};
export type MatchCredentialOutput = {
  punches: number;
  closed: number;
};
export type MatchCredentialInput = {
  credential: string;
  personId: number;
};
export type Done = {
  ok: true;
};
export type UnmatchCredentialInput = {
  id: number;
};
export type KioskState = {
  name: string;
  siteName: string;
  zone: string;
  organisation: string;
  serverTime: string;
};
export type ActivateKioskOutput = {
  kioskKey: string;
  state: KioskState;
};
export type ActivateKioskInput = {
  code: string;
};
export type GetKioskStateInput = {
  kioskKey: string;
};
export type Kiosk = {
  name: string;
  siteId: number;
  id: number;
  version: number;
  siteName: string;
  state: "unpaired" | "paired" | "revoked";
  lastSeenAt: string | null;
  pairing: boolean;
};
export type ListKiosksOutput = {
  rows: Kiosk[];
  edits: boolean;
};
export type PairKioskOutput = {
  code: string;
  expiresAt: string;
};
export type PairKioskInput = {
  id: number;
};
export type PunchAtKioskOutput = {
  name: string;
  photo: string | null;
  kind: "in" | "breakOut" | "breakIn" | "out";
  at: string;
  same: boolean;
  waiting: boolean;
  choices: ("in" | "breakOut" | "breakIn" | "out")[];
};
export type PunchAtKioskInput = {
  kioskKey: string;
  key: string;
  code?: string;
  docket?: string;
  pin?: string;
  kind?: "in" | "breakOut" | "breakIn" | "out";
  asks?: boolean;
  claimedAt: string;
  clockOffset?: number | null;
};
export type RevokeKioskInput = {
  id: number;
};
export type SaveKioskInput = {
  name: string;
  siteId: number;
  id?: number;
  version?: number;
};
export type ChoosePinInput = {
  pin: string;
};
export type GetCredentialOutput = {
  publicId: string;
  codeKey: string;
  docket: string;
  hasPin: boolean;
  serverTime: string;
};
export type AddPunchPhotoOutput = {
  id: number;
};
export type AddPunchPhotoInput = {
  id: number;
  photo: string;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type PunchDetail = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  day: string;
  at: string;
  kind: "in" | "breakOut" | "breakIn" | "out";
  source: "web" | "phone" | "kiosk" | "import" | "manual" | "rule";
  counts: "counted" | "waiting" | "rejected" | "replaced";
  outside: boolean;
  offline: boolean;
  forgotten: boolean;
  zone: string;
  note: string;
  distance: number | null;
  whereName: string | null;
  receivedAt: string;
  kioskName: string | null;
  claimedAt: string | null;
  photo: AttachedFile | null;
  author: PersonRef | null;
  before: {
    id: number;
    at: string;
    kind: "in" | "breakOut" | "breakIn" | "out";
  } | null;
  after: {
    id: number;
    at: string;
    kind: "in" | "breakOut" | "breakIn" | "out";
  } | null;
};
export type GetPunchMonthOutput = {
  personId: number;
  personName: string;
  zone: string;
  today: string;
  days: PunchDay[];
  asks: boolean;
};
export type GetPunchStateOutput = {
  serverTime: string;
  zone: string;
  siteName: string;
  wantsPosition: boolean;
  photoDays: number | null;
  choices: ("in" | "breakOut" | "breakIn" | "out")[];
  day: string;
  shifts: DayShift[];
  punches: DayPunch[];
  since: string | null;
  forgottenDay: string | null;
};
export type PunchRow = {
  id: number;
  version: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  day: string;
  at: string;
  kind: "in" | "breakOut" | "breakIn" | "out";
  source: "web" | "phone" | "kiosk" | "import" | "manual" | "rule";
  counts: "counted" | "waiting" | "rejected" | "replaced";
  outside: boolean;
  offline: boolean;
  forgotten: boolean;
  zone: string;
};
export type ListPunchesOutput = {
  rows: PunchRow[];
  total: number;
  atLeast?: boolean;
};
export type PunchNowOutput = {
  punch: DayPunch;
  day: string;
  same: boolean;
};
export type PunchNowInput = {
  kind: "in" | "breakOut" | "breakIn" | "out";
  source: "web" | "phone";
  claimedAt: string;
  clockOffset?: number | null;
  position?: {
    latitude: number;
    longitude: number;
    accuracy: number;
  } | null;
};
export const {
  useGetPresenceQuery,
  useLazyGetPresenceQuery,
  useListOutsidePunchesQuery,
  useLazyListOutsidePunchesQuery,
  useListPunchDayQuery,
  useLazyListPunchDayQuery,
  useAskCorrectionMutation,
  useEnterManyPunchesMutation,
  useGetClockFolderQuery,
  useLazyGetClockFolderQuery,
  useListMatchedCredentialsQuery,
  useLazyListMatchedCredentialsQuery,
  useListUnknownCredentialsQuery,
  useLazyListUnknownCredentialsQuery,
  useMatchCredentialMutation,
  useUnmatchCredentialMutation,
  useActivateKioskMutation,
  useGetKioskStateMutation,
  useListKiosksQuery,
  useLazyListKiosksQuery,
  usePairKioskMutation,
  usePunchAtKioskMutation,
  useRevokeKioskMutation,
  useSaveKioskMutation,
  useChoosePinMutation,
  useGetCredentialQuery,
  useLazyGetCredentialQuery,
  useRenewCredentialMutation,
  useAddPunchPhotoMutation,
  useGetPunchQuery,
  useLazyGetPunchQuery,
  useGetPunchMonthQuery,
  useLazyGetPunchMonthQuery,
  useGetPunchStateQuery,
  useLazyGetPunchStateQuery,
  useListPunchesQuery,
  useLazyListPunchesQuery,
  usePunchNowMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getPresence: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }]) },
    listOutsidePunches: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
    listPunchDay: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'PunchCorrection', id: 'LIST' }]) },
    askCorrection: { invalidatesTags: resolveTags([{ type: 'PunchCorrection', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    enterManyPunches: { invalidatesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getClockFolder: { providesTags: resolveTags([{ type: 'ClockFile', id: 'LIST' }]) },
    listMatchedCredentials: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
    listUnknownCredentials: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
    matchCredential: { invalidatesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
    unmatchCredential: { invalidatesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
    listKiosks: { providesTags: resolveTags([{ type: 'Kiosk', id: 'LIST' }]) },
    pairKiosk: { invalidatesTags: resolveTags([{ type: 'Kiosk', id: 'LIST' }]) },
    revokeKiosk: { invalidatesTags: resolveTags([{ type: 'Kiosk', id: 'LIST' }]) },
    saveKiosk: { invalidatesTags: resolveTags([{ type: 'Kiosk', id: 'LIST' }]) },
    choosePin: { invalidatesTags: resolveTags([{ type: 'Credential', id: 'LIST' }]) },
    getCredential: { providesTags: resolveTags([{ type: 'Credential', id: 'LIST' }]) },
    renewCredential: { invalidatesTags: resolveTags([{ type: 'Credential', id: 'LIST' }]) },
    addPunchPhoto: { invalidatesTags: resolveTags([{ type: 'Punch', id: 'input.id' }]) },
    getPunch: { providesTags: resolveTags([{ type: 'Punch', id: 'input.id' }]) },
    getPunchMonth: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'PunchCorrection', id: 'LIST' }]) },
    getPunchState: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    listPunches: { providesTags: resolveTags([{ type: 'Punch', id: 'LIST' }, { type: 'Punch', id: 'output.rows' }]) },
    punchNow: { invalidatesTags: resolveTags([{ type: 'Punch', id: 'LIST' }]) },
  },
});
