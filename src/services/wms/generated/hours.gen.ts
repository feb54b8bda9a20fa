// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adjustHourBank: build.mutation<
      AdjustHourBankApiResponse,
      AdjustHourBankApiArg
    >({
      query: (queryArg) => ({
        url: `/bancoHoras.ajustar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askBankUse: build.mutation<AskBankUseApiResponse, AskBankUseApiArg>({
      query: (queryArg) => ({
        url: `/bancoHoras.pedirUso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelBankUse: build.mutation<
      CancelBankUseApiResponse,
      CancelBankUseApiArg
    >({
      query: (queryArg) => ({
        url: `/bancoHoras.cancelarUso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideOvertime: build.mutation<
      DecideOvertimeApiResponse,
      DecideOvertimeApiArg
    >({
      query: (queryArg) => ({
        url: `/hora.decidirExtras`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteBankAgreement: build.mutation<
      DeleteBankAgreementApiResponse,
      DeleteBankAgreementApiArg
    >({
      query: (queryArg) => ({
        url: `/acuerdoBanco.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exportPay: build.mutation<ExportPayApiResponse, ExportPayApiArg>({
      query: (queryArg) => ({
        url: `/hora.exportarSueldos`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getHourBank: build.query<GetHourBankApiResponse, GetHourBankApiArg>({
      query: (queryArg) => ({
        url: `/bancoHoras.obtener`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    getMonthHours: build.query<GetMonthHoursApiResponse, GetMonthHoursApiArg>({
      query: (queryArg) => ({
        url: `/hora.obtenerMes`,
        params: {
          personId: queryArg.personId,
          month: queryArg.month,
        },
      }),
    }),
    getWeekHours: build.query<GetWeekHoursApiResponse, GetWeekHoursApiArg>({
      query: (queryArg) => ({
        url: `/hora.obtenerSemana`,
        params: {
          personId: queryArg.personId,
          from: queryArg["from"],
        },
      }),
    }),
    listBands: build.query<ListBandsApiResponse, ListBandsApiArg>({
      query: () => ({ url: `/franja.listar` }),
    }),
    listBankAgreements: build.query<
      ListBankAgreementsApiResponse,
      ListBankAgreementsApiArg
    >({
      query: (queryArg) => ({
        url: `/acuerdoBanco.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listHourBanks: build.query<ListHourBanksApiResponse, ListHourBanksApiArg>({
      query: (queryArg) => ({
        url: `/bancoHoras.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listHourDays: build.query<ListHourDaysApiResponse, ListHourDaysApiArg>({
      query: (queryArg) => ({
        url: `/hora.listarDias`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listHourTotals: build.query<
      ListHourTotalsApiResponse,
      ListHourTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/hora.listarTotales`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listPayMappings: build.query<
      ListPayMappingsApiResponse,
      ListPayMappingsApiArg
    >({
      query: () => ({ url: `/formatoSueldos.listar` }),
    }),
    previewBankUse: build.query<
      PreviewBankUseApiResponse,
      PreviewBankUseApiArg
    >({
      query: (queryArg) => ({
        url: `/bancoHoras.simularUso`,
        params: {
          day: queryArg.day,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    previewPay: build.query<PreviewPayApiResponse, PreviewPayApiArg>({
      query: (queryArg) => ({
        url: `/hora.previsualizarSueldos`,
        params: {
          siteId: queryArg.siteId,
          month: queryArg.month,
          keys: queryArg.keys,
          timeAs: queryArg.timeAs,
          decimalMark: queryArg.decimalMark,
        },
      }),
    }),
    removeBand: build.mutation<RemoveBandApiResponse, RemoveBandApiArg>({
      query: (queryArg) => ({
        url: `/franja.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removePayMapping: build.mutation<
      RemovePayMappingApiResponse,
      RemovePayMappingApiArg
    >({
      query: (queryArg) => ({
        url: `/formatoSueldos.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveBand: build.mutation<SaveBandApiResponse, SaveBandApiArg>({
      query: (queryArg) => ({
        url: `/franja.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveBankAgreement: build.mutation<
      SaveBankAgreementApiResponse,
      SaveBankAgreementApiArg
    >({
      query: (queryArg) => ({
        url: `/acuerdoBanco.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePayMapping: build.mutation<
      SavePayMappingApiResponse,
      SavePayMappingApiArg
    >({
      query: (queryArg) => ({
        url: `/formatoSueldos.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hoursApi };
export type AdjustHourBankApiResponse = /** status 200 ok */ Done;
export type AdjustHourBankApiArg = AdjustHourBankInput;
export type AskBankUseApiResponse = /** status 200 ok */ AskBankUseOutput;
export type AskBankUseApiArg = AskBankUseInput;
export type CancelBankUseApiResponse = /** status 200 ok */ Done;
export type CancelBankUseApiArg = CancelBankUseInput;
export type DecideOvertimeApiResponse = /** status 200 ok */ BulkOutput;
export type DecideOvertimeApiArg = DecideOvertimeInput;
export type DeleteBankAgreementApiResponse = /** status 200 ok */ Done;
export type DeleteBankAgreementApiArg = DeleteBankAgreementInput;
export type ExportPayApiResponse = /** status 200 ok */ PayExport;
export type ExportPayApiArg = ExportPayInput;
export type GetHourBankApiResponse = /** status 200 ok */ HourBank;
export type GetHourBankApiArg = number | undefined;
export type GetMonthHoursApiResponse = /** status 200 ok */ HourMonth;
export type GetMonthHoursApiArg = {
  personId?: number;
  month: string;
};
export type GetWeekHoursApiResponse = /** status 200 ok */ HourWeek;
export type GetWeekHoursApiArg = {
  personId?: number;
  from: string;
};
export type ListBandsApiResponse = /** status 200 ok */ ListBandsOutput;
export type ListBandsApiArg = void;
export type ListBankAgreementsApiResponse =
  /** status 200 ok */ ListBankAgreementsOutput;
export type ListBankAgreementsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "targetName" | "fromDay" | "toDay";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "target" | "targetName" | "fromDay" | "toDay";
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
export type ListHourBanksApiResponse = /** status 200 ok */ ListHourBanksOutput;
export type ListHourBanksApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "siteName"
      | "areaName"
      | "balance"
      | "reserved"
      | "expiresOn"
      | "expiring"
      | "due";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personName"
      | "docket"
      | "siteId"
      | "areaId"
      | "balance"
      | "expiresOn"
      | "due"
      | "undecidedOn";
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
export type ListHourDaysApiResponse = /** status 200 ok */ ListHourDaysOutput;
export type ListHourDaysApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "siteName"
      | "areaName"
      | "mine"
      | "day"
      | "overtime"
      | "expected"
      | "worked"
      | "before"
      | "after"
      | "late"
      | "early"
      | "absent"
      | "excused"
      | "break"
      | "night"
      | "holiday"
      | "extra50"
      | "extra100"
      | "onCall";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "personName"
      | "docket"
      | "siteId"
      | "areaId"
      | "day"
      | "overtime"
      | "unfinished";
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
export type ListHourTotalsApiResponse =
  /** status 200 ok */ ListHourTotalsOutput;
export type ListHourTotalsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "siteName"
      | "areaName"
      | "fromDay"
      | "days"
      | "granted"
      | "expected"
      | "worked"
      | "before"
      | "after"
      | "late"
      | "early"
      | "absent"
      | "excused"
      | "break"
      | "night"
      | "holiday"
      | "extra50"
      | "extra100"
      | "onCall";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "personName"
      | "docket"
      | "siteId"
      | "areaId"
      | "unit"
      | "fromDay"
      | "bandId";
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
export type ListPayMappingsApiResponse =
  /** status 200 ok */ ListPayMappingsOutput;
export type ListPayMappingsApiArg = void;
export type PreviewBankUseApiResponse =
  /** status 200 ok */ PreviewBankUseOutput;
export type PreviewBankUseApiArg = {
  day: string;
  from?: string | null;
  to?: string | null;
};
export type PreviewPayApiResponse = /** status 200 ok */ PayPreview;
export type PreviewPayApiArg = {
  siteId: number;
  month: string;
  keys: string[];
  timeAs?: "clock" | "decimal" | "minutes";
  decimalMark?: "comma" | "point";
};
export type RemoveBandApiResponse = /** status 200 ok */ Done;
export type RemoveBandApiArg = RemoveBandInput;
export type RemovePayMappingApiResponse = /** status 200 ok */ Done;
export type RemovePayMappingApiArg = RemovePayMappingInput;
export type SaveBandApiResponse = /** status 200 ok */ Band;
export type SaveBandApiArg = SaveBandInput;
export type SaveBankAgreementApiResponse =
  /** status 200 ok */ HourBankAgreement;
export type SaveBankAgreementApiArg = SaveBankAgreementInput;
export type SavePayMappingApiResponse = /** status 200 ok */ PayMapping;
export type SavePayMappingApiArg = SavePayMappingInput;
export type Done = {
  ok: true;
};
export type AdjustHourBankInput = {
  minutes: number;
  reason: string;
  personId: number;
};
export type AskBankUseOutput = {
  requestId: number;
};
export type AskBankUseInput = {
  day: string;
  from?: string | null;
  to?: string | null;
  reason: string;
};
export type CancelBankUseInput = {
  id: number;
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
export type SeenOvertime = {
  id: number;
  extra50: number;
  extra100: number;
  overtime: "none" | "waiting" | "approved" | "banked" | "rejected" | "lapsed";
};
export type DecideOvertimeInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "personId"
            | "personName"
            | "docket"
            | "siteId"
            | "areaId"
            | "day"
            | "overtime"
            | "unfinished";
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
  move: "approve" | "bank" | "reject" | "reopen";
  seen?: SeenOvertime[];
  reason: string;
};
export type DeleteBankAgreementInput = {
  id: number;
  version: number;
};
export type PayExport = {
  url: string | null;
  name: string;
};
export type ExportPayInput = {
  siteId: number;
  month: string;
  mappingId: number;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type HourBankLot = {
  expiresOn: string;
  minutes: number;
};
export type HourBankSignature = {
  id: number;
  signedAt: string | null;
};
export type HourBankTerms = {
  rate50: number;
  rate100: number;
  months: number;
  cap: number;
  writtenIn: string;
  signature: HourBankSignature | null;
};
export type HourBankUse = {
  id: number;
  day: string;
  whole: boolean;
  from: string;
  to: string;
  minutes: number;
  reason: string;
  state: "pending" | "draft" | "approved";
  requestId: number;
  cancels: boolean;
};
export type HourBankMovement = {
  id: number;
  day: string;
  kind: "earned" | "used" | "returned" | "adjusted" | "due" | "reverted";
  minutes: number;
  text: string;
  expiresOn: string | null;
  by: string | null;
  at: string;
};
export type HourBank = {
  person: PersonRef;
  today: string;
  balance: number;
  reserved: number;
  lots: HourBankLot[];
  agreement: HourBankTerms | null;
  uses: HourBankUse[];
  movements: HourBankMovement[];
  adjusts: boolean;
};
export type HourBandSum = {
  name: string;
  code: string;
  multiplier: string;
  minutes: number;
};
export type HourMonthOvertime = {
  state: "none" | "waiting" | "approved" | "banked" | "rejected" | "lapsed";
  days: number;
  extra50: number;
  extra100: number;
};
export type HourMonthDay = {
  day: string;
  extra50: number;
  extra100: number;
  overtime: "none" | "waiting" | "approved" | "banked" | "rejected" | "lapsed";
  unfinished: number;
};
export type HourSurcharges = {
  extra50: number | null;
  extra100: number | null;
  nightMinutes: number | null;
};
export type HourMonth = {
  personId: number;
  personName: string;
  month: string;
  from: string;
  to: string;
  today: string;
  state: "open" | "reopened" | "timeClosed" | "payClosed";
  days: number;
  figures: {
    [key: string]: number;
  };
  bands: HourBandSum[];
  overtime: HourMonthOvertime[];
  notable: HourMonthDay[];
  surcharges: HourSurcharges;
  waiting: boolean;
};
export type HourShift = {
  name: string;
  startsAt: string;
  endsAt: string;
  onCall: boolean;
  paid: boolean;
};
export type HourStretch = {
  from: string | null;
  to: string | null;
  forgotten: boolean;
  waiting: boolean;
};
export type HourReason = {
  figure:
    | "expected"
    | "worked"
    | "before"
    | "after"
    | "late"
    | "early"
    | "absent"
    | "excused"
    | "break"
    | "night"
    | "holiday"
    | "extra50"
    | "extra100"
    | "onCall";
  from: string;
  to: string;
  minutes: number;
  why: string;
};
export type HourBandReason = {
  from: string;
  to: string;
  minutes: number;
  why: string;
};
export type HourBand = {
  id: number;
  name: string;
  multiplier: string;
  minutes: number;
  reasons: HourBandReason[];
};
export type HourOvertime = {
  id: number | null;
  state: "none" | "waiting" | "approved" | "banked" | "rejected" | "lapsed";
  reason: string;
};
export type HourDay = {
  day: string;
  shifts: HourShift[];
  stretches: HourStretch[];
  away: string[];
  holiday: string | null;
  figures: {
    [key: string]: number;
  };
  reasons: HourReason[];
  bands: HourBand[];
  overtime: HourOvertime | null;
  open: boolean;
};
export type HourWeek = {
  personId: number;
  personName: string;
  zone: string;
  from: string;
  to: string;
  today: string;
  days: HourDay[];
};
export type BandWeekdays = number[];
export type Band = {
  name: string;
  code: string;
  siteId: number | null;
  weekdays: BandWeekdays;
  onHolidays: "asDay" | "also" | "not";
  startsAt: string;
  endsAt: string;
  multiplier: string;
  counts: "all" | "shift";
  fromDay: string;
  toDay: string | null;
  id: number;
  version: number;
  overlaps: string[];
  active: boolean;
};
export type ListBandsOutput = {
  rows: Band[];
  edits: boolean;
};
export type HourBankPaper = {
  title: string;
  people: number;
  signed: number;
};
export type HourBankAgreement = {
  target: "person" | "area" | "site";
  personId: number | null;
  areaId: number | null;
  siteId: number | null;
  fromDay: string;
  toDay: string | null;
  rate50: number;
  rate100: number;
  months: number | null;
  capHours: number | null;
  writtenIn: string;
  envelopeId: number | null;
  id: number;
  version: number;
  targetName: string;
  paper: HourBankPaper | null;
};
export type ListBankAgreementsOutput = {
  rows: HourBankAgreement[];
  total: number;
  atLeast?: boolean;
};
export type HourBankRow = {
  id: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  balance: number;
  reserved: number;
  expiresOn: string | null;
  expiring: number;
  due: number;
};
export type ListHourBanksOutput = {
  rows: HourBankRow[];
  total: number;
  atLeast?: boolean;
};
export type HourSpan = {
  from: string;
  to: string;
};
export type NamedHourSpan = {
  from: string;
  to: string;
  name: string;
};
export type PunchedSpan = {
  from: string | null;
  to: string | null;
};
export type ExtraTimes = {
  zone: string;
  extras: HourSpan[];
  shifts: NamedHourSpan[];
  punched: PunchedSpan[];
};
export type HourRow = {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  day: string;
  expected: number;
  worked: number;
  before: number;
  after: number;
  late: number;
  early: number;
  absent: number;
  excused: number;
  break: number;
  night: number;
  holiday: number;
  extra50: number;
  extra100: number;
  onCall: number;
  overtime: "none" | "waiting" | "approved" | "banked" | "rejected" | "lapsed";
  unfinished: number;
  times: ExtraTimes | null;
  overCaps: string[];
  waiting: boolean;
};
export type ListHourDaysOutput = {
  rows: HourRow[];
  total: number;
  atLeast?: boolean;
};
export type HourTotal = {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  fromDay: string;
  days: number;
  granted: number;
  expected: number;
  worked: number;
  before: number;
  after: number;
  late: number;
  early: number;
  absent: number;
  excused: number;
  break: number;
  night: number;
  holiday: number;
  extra50: number;
  extra100: number;
  onCall: number;
  bands: HourBandSum[];
  overCaps: string[];
  waiting: boolean;
};
export type ListHourTotalsOutput = {
  rows: HourTotal[];
  total: number;
  atLeast?: boolean;
};
export type MappedColumn = {
  key: string;
  header: string;
};
export type PayMapping = {
  name: string;
  format: "csv" | "xlsx";
  separator: "semicolon" | "comma";
  timeAs: "clock" | "decimal" | "minutes";
  decimalMark: "comma" | "point";
  columns: MappedColumn[];
  id: number;
  version: number;
};
export type PaySite = {
  id: number;
  name: string;
};
export type ListPayMappingsOutput = {
  rows: PayMapping[];
  edits: boolean;
  sites: PaySite[];
};
export type PreviewBankUseOutput = {
  shift: string | null;
  minutes: number;
  free: number;
  problem: string | null;
};
export type PayColumn = {
  key: string;
  label: string;
  group: string;
};
export type PayPreview = {
  siteName: string;
  state: "open" | "reopened" | "timeClosed" | "payClosed";
  seal: string | null;
  people: number;
  offered: PayColumn[];
  missing: string[];
  hidden: string[];
  rows: string[][];
};
export type RemoveBandInput = {
  id: number;
  version: number;
};
export type RemovePayMappingInput = {
  id: number;
  version: number;
};
export type SaveBandInput = {
  name: string;
  code: string;
  siteId?: number | null;
  weekdays: BandWeekdays;
  onHolidays?: "asDay" | "also" | "not";
  startsAt: string;
  endsAt: string;
  multiplier: string;
  counts?: "all" | "shift";
  fromDay: string;
  toDay?: string | null;
  id?: number;
  version?: number;
};
export type SaveBankAgreementInput = {
  target: "person" | "area" | "site";
  personId?: number | null;
  areaId?: number | null;
  siteId?: number | null;
  fromDay: string;
  toDay?: string | null;
  rate50?: number;
  rate100?: number;
  months?: number | null;
  capHours?: number | null;
  writtenIn: string;
  envelopeId?: number | null;
  id?: number;
  version?: number;
};
export type SavePayMappingInput = {
  name: string;
  format?: "csv" | "xlsx";
  separator?: "semicolon" | "comma";
  timeAs?: "clock" | "decimal" | "minutes";
  decimalMark?: "comma" | "point";
  columns: MappedColumn[];
  id?: number;
  version?: number;
};
export const {
  useAdjustHourBankMutation,
  useAskBankUseMutation,
  useCancelBankUseMutation,
  useDecideOvertimeMutation,
  useDeleteBankAgreementMutation,
  useExportPayMutation,
  useGetHourBankQuery,
  useLazyGetHourBankQuery,
  useGetMonthHoursQuery,
  useLazyGetMonthHoursQuery,
  useGetWeekHoursQuery,
  useLazyGetWeekHoursQuery,
  useListBandsQuery,
  useLazyListBandsQuery,
  useListBankAgreementsQuery,
  useLazyListBankAgreementsQuery,
  useListHourBanksQuery,
  useLazyListHourBanksQuery,
  useListHourDaysQuery,
  useLazyListHourDaysQuery,
  useListHourTotalsQuery,
  useLazyListHourTotalsQuery,
  useListPayMappingsQuery,
  useLazyListPayMappingsQuery,
  usePreviewBankUseQuery,
  useLazyPreviewBankUseQuery,
  usePreviewPayQuery,
  useLazyPreviewPayQuery,
  useRemoveBandMutation,
  useRemovePayMappingMutation,
  useSaveBandMutation,
  useSaveBankAgreementMutation,
  useSavePayMappingMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    adjustHourBank: { invalidatesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }]) },
    askBankUse: { invalidatesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    cancelBankUse: { invalidatesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }, { type: 'Hour', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    decideOvertime: { invalidatesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'HourBank', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    deleteBankAgreement: { invalidatesTags: resolveTags([{ type: 'HourBankAgreement', id: 'LIST' }, { type: 'HourBankAgreement', id: 'input.id' }, { type: 'HourBank', id: 'LIST' }]) },
    exportPay: { invalidatesTags: resolveTags([{ type: 'PayMapping', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getHourBank: { providesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    getMonthHours: { providesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'Band', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }, { type: 'PeriodClose', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }]) },
    getWeekHours: { providesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }]) },
    listBands: { providesTags: resolveTags([{ type: 'Band', id: 'LIST' }]) },
    listBankAgreements: { providesTags: resolveTags([{ type: 'HourBankAgreement', id: 'LIST' }, { type: 'HourBankAgreement', id: 'output.rows' }]) },
    listHourBanks: { providesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listHourDays: { providesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }]) },
    listHourTotals: { providesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'Band', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }]) },
    listPayMappings: { providesTags: resolveTags([{ type: 'PayMapping', id: 'LIST' }]) },
    previewBankUse: { providesTags: resolveTags([{ type: 'HourBank', id: 'LIST' }, { type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    previewPay: { providesTags: resolveTags([{ type: 'PayMapping', id: 'LIST' }, { type: 'Hour', id: 'LIST' }, { type: 'Band', id: 'LIST' }, { type: 'PeriodClose', id: 'LIST' }, { type: 'News', id: 'LIST' }]) },
    removeBand: { invalidatesTags: resolveTags([{ type: 'Band', id: 'LIST' }, { type: 'Hour', id: 'LIST' }]) },
    removePayMapping: { invalidatesTags: resolveTags([{ type: 'PayMapping', id: 'LIST' }]) },
    saveBand: { invalidatesTags: resolveTags([{ type: 'Band', id: 'LIST' }, { type: 'Hour', id: 'LIST' }]) },
    saveBankAgreement: { invalidatesTags: resolveTags([{ type: 'HourBankAgreement', id: 'LIST' }, { type: 'HourBank', id: 'LIST' }]) },
    savePayMapping: { invalidatesTags: resolveTags([{ type: 'PayMapping', id: 'LIST' }]) },
  },
});
