// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelVisit: build.mutation<CancelVisitApiResponse, CancelVisitApiArg>({
      query: (queryArg) => ({
        url: `/visita.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeVisits: build.mutation<ChangeVisitsApiResponse, ChangeVisitsApiArg>({
      query: (queryArg) => ({
        url: `/visita.cambiarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisit: build.query<GetVisitApiResponse, GetVisitApiArg>({
      query: (queryArg) => ({
        url: `/visita.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getVisitMap: build.query<GetVisitMapApiResponse, GetVisitMapApiArg>({
      query: (queryArg) => ({
        url: `/visita.verMapa`,
        params: {
          day: queryArg.day,
          siteId: queryArg.siteId,
        },
      }),
    }),
    listVisits: build.query<ListVisitsApiResponse, ListVisitsApiArg>({
      query: (queryArg) => ({
        url: `/visita.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    previewVisitDay: build.query<
      PreviewVisitDayApiResponse,
      PreviewVisitDayApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.revisarDia`,
        params: {
          day: queryArg.day,
          siteId: queryArg.siteId,
        },
      }),
    }),
    publishVisitDay: build.mutation<
      PublishVisitDayApiResponse,
      PublishVisitDayApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.publicarDia`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveVisit: build.mutation<SaveVisitApiResponse, SaveVisitApiArg>({
      query: (queryArg) => ({
        url: `/visita.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endVisitSeries: build.mutation<
      EndVisitSeriesApiResponse,
      EndVisitSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/serieVisita.terminar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisitSeries: build.query<
      GetVisitSeriesApiResponse,
      GetVisitSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/serieVisita.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listVisitSeries: build.query<
      ListVisitSeriesApiResponse,
      ListVisitSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/serieVisita.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    previewVisitSeries: build.query<
      PreviewVisitSeriesApiResponse,
      PreviewVisitSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/serieVisita.revisar`,
        params: {
          startDay: queryArg.startDay,
          fromTime: queryArg.fromTime,
          toTime: queryArg.toTime,
          personId: queryArg.personId,
          siteId: queryArg.siteId,
          customerId: queryArg.customerId,
          place: queryArg.place,
          address: queryArg.address,
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          radius: queryArg.radius,
          purposeId: queryArg.purposeId,
          minutes: queryArg.minutes,
          note: queryArg.note,
          repeat: queryArg.repeat,
          onHoliday: queryArg.onHoliday,
          onLeave: queryArg.onLeave,
          choices: queryArg.choices,
          id: queryArg.id,
        },
      }),
    }),
    saveVisitSeries: build.mutation<
      SaveVisitSeriesApiResponse,
      SaveVisitSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/serieVisita.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listVisitPurposes: build.query<
      ListVisitPurposesApiResponse,
      ListVisitPurposesApiArg
    >({
      query: (queryArg) => ({
        url: `/motivoVisita.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveVisitPurpose: build.mutation<
      SaveVisitPurposeApiResponse,
      SaveVisitPurposeApiArg
    >({
      query: (queryArg) => ({
        url: `/motivoVisita.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addVisitFile: build.mutation<AddVisitFileApiResponse, AddVisitFileApiArg>({
      query: (queryArg) => ({
        url: `/visita.agregarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    arriveAtVisit: build.mutation<
      ArriveAtVisitApiResponse,
      ArriveAtVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.llegar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    finishVisit: build.mutation<FinishVisitApiResponse, FinishVisitApiArg>({
      query: (queryArg) => ({
        url: `/visita.terminar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisitDay: build.query<GetVisitDayApiResponse, GetVisitDayApiArg>({
      query: (queryArg) => ({
        url: `/visita.recorrer`,
        params: {
          day: queryArg,
        },
      }),
    }),
    missVisit: build.mutation<MissVisitApiResponse, MissVisitApiArg>({
      query: (queryArg) => ({
        url: `/visita.noHacer`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeVisitFile: build.mutation<
      RemoveVisitFileApiResponse,
      RemoveVisitFileApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.quitarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    dropVisitOrder: build.mutation<
      DropVisitOrderApiResponse,
      DropVisitOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.soltarOrden`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisitOrder: build.query<GetVisitOrderApiResponse, GetVisitOrderApiArg>({
      query: (queryArg) => ({
        url: `/visita.verOrden`,
        params: {
          personId: queryArg.personId,
          day: queryArg.day,
        },
      }),
    }),
    listVisitPeople: build.query<
      ListVisitPeopleApiResponse,
      ListVisitPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.listarQuienes`,
        params: {
          day: queryArg,
        },
      }),
    }),
    orderVisitDay: build.mutation<
      OrderVisitDayApiResponse,
      OrderVisitDayApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.ordenarDia`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisitFigures: build.query<
      GetVisitFiguresApiResponse,
      GetVisitFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.obtenerCifras`,
        params: {
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          siteId: queryArg.siteId,
        },
      }),
    }),
    acceptVisitPunch: build.mutation<
      AcceptVisitPunchApiResponse,
      AcceptVisitPunchApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.aceptarFichada`,
        method: "POST",
        body: queryArg,
      }),
    }),
    acceptVisitWay: build.mutation<
      AcceptVisitWayApiResponse,
      AcceptVisitWayApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.rendirKilometros`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVisitClaims: build.query<
      GetVisitClaimsApiResponse,
      GetVisitClaimsApiArg
    >({
      query: (queryArg) => ({
        url: `/visita.obtenerPropuestas`,
        params: {
          day: queryArg,
        },
      }),
    }),
    undoArrival: build.mutation<UndoArrivalApiResponse, UndoArrivalApiArg>({
      query: (queryArg) => ({
        url: `/visita.deshacerLlegada`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mailVisitAct: build.mutation<MailVisitActApiResponse, MailVisitActApiArg>({
      query: (queryArg) => ({
        url: `/visita.mandarActa`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as visitsApi };
export type CancelVisitApiResponse = /** status 200 ok */ VisitDetail;
export type CancelVisitApiArg = CancelVisitInput;
export type ChangeVisitsApiResponse = /** status 200 ok */ BulkOutput;
export type ChangeVisitsApiArg = ChangeVisitsInput;
export type GetVisitApiResponse = /** status 200 ok */ VisitDetail;
export type GetVisitApiArg = number;
export type GetVisitMapApiResponse = /** status 200 ok */ VisitMap;
export type GetVisitMapApiArg = {
  day: string;
  siteId?: number;
};
export type ListVisitsApiResponse = /** status 200 ok */ ListVisitsOutput;
export type ListVisitsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "day"
      | "number"
      | "place"
      | "personName"
      | "state"
      | "siteName"
      | "endedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "day"
      | "place"
      | "personId"
      | "personName"
      | "unassigned"
      | "mine"
      | "siteId"
      | "customerId"
      | "purposeId"
      | "state"
      | "arrival"
      | "late"
      | "seriesId";
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
export type PreviewVisitDayApiResponse = /** status 200 ok */ VisitDayPreview;
export type PreviewVisitDayApiArg = {
  day: string;
  siteId?: number;
};
export type PublishVisitDayApiResponse =
  /** status 200 ok */ PublishVisitDayOutput;
export type PublishVisitDayApiArg = PublishVisitDayInput;
export type SaveVisitApiResponse = /** status 200 ok */ VisitDetail;
export type SaveVisitApiArg = SaveVisitInput;
export type EndVisitSeriesApiResponse = /** status 200 ok */ VisitSeriesDetail;
export type EndVisitSeriesApiArg = EndVisitSeriesInput;
export type GetVisitSeriesApiResponse = /** status 200 ok */ VisitSeriesDetail;
export type GetVisitSeriesApiArg = number;
export type ListVisitSeriesApiResponse =
  /** status 200 ok */ ListVisitSeriesOutput;
export type ListVisitSeriesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "number"
      | "place"
      | "personName"
      | "startDay"
      | "lastDay"
      | "state"
      | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "number"
      | "place"
      | "personId"
      | "personName"
      | "unassigned"
      | "startDay"
      | "lastDay"
      | "state"
      | "siteId"
      | "purposeId";
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
export type PreviewVisitSeriesApiResponse =
  /** status 200 ok */ VisitSeriesPreview;
export type PreviewVisitSeriesApiArg = {
  startDay: string;
  fromTime: string;
  toTime: string;
  personId?: number | null;
  siteId: number;
  customerId?: number | null;
  place: string;
  address?: string;
  latitude?: string | null;
  longitude?: string | null;
  radius: number;
  purposeId: number;
  minutes: number;
  note?: string;
  repeat: VisitRepeat;
  onHoliday: "make" | "hold" | "move";
  onLeave: "make" | "hold" | "move";
  choices?: VisitDateChoice[];
  id?: number;
};
export type SaveVisitSeriesApiResponse = /** status 200 ok */ VisitSeriesDetail;
export type SaveVisitSeriesApiArg = SaveVisitSeriesInput;
export type ListVisitPurposesApiResponse =
  /** status 200 ok */ ListVisitPurposesOutput;
export type ListVisitPurposesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "minutes";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "minutes" | "active";
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
export type SaveVisitPurposeApiResponse = /** status 200 ok */ VisitPurpose;
export type SaveVisitPurposeApiArg = SaveVisitPurposeInput;
export type AddVisitFileApiResponse = /** status 200 ok */ VisitStep;
export type AddVisitFileApiArg = AddVisitFileInput;
export type ArriveAtVisitApiResponse = /** status 200 ok */ VisitStep;
export type ArriveAtVisitApiArg = ArriveAtVisitInput;
export type FinishVisitApiResponse = /** status 200 ok */ VisitStep;
export type FinishVisitApiArg = FinishVisitInput;
export type GetVisitDayApiResponse = /** status 200 ok */ VisitDay;
export type GetVisitDayApiArg = string | undefined;
export type MissVisitApiResponse = /** status 200 ok */ VisitStep;
export type MissVisitApiArg = MissVisitInput;
export type RemoveVisitFileApiResponse = /** status 200 ok */ VisitDetail;
export type RemoveVisitFileApiArg = RemoveVisitFileInput;
export type DropVisitOrderApiResponse = /** status 200 ok */ VisitOrder;
export type DropVisitOrderApiArg = DropVisitOrderInput;
export type GetVisitOrderApiResponse = /** status 200 ok */ VisitOrder;
export type GetVisitOrderApiArg = {
  personId: number;
  day: string;
};
export type ListVisitPeopleApiResponse =
  /** status 200 ok */ ListVisitPeopleOutput;
export type ListVisitPeopleApiArg = string;
export type OrderVisitDayApiResponse = /** status 200 ok */ VisitOrder;
export type OrderVisitDayApiArg = OrderVisitDayInput;
export type GetVisitFiguresApiResponse =
  /** status 200 ok */ GetVisitFiguresOutput;
export type GetVisitFiguresApiArg = {
  fromDay: string;
  toDay: string;
  siteId?: number | null;
};
export type AcceptVisitPunchApiResponse = /** status 200 ok */ VisitClaims;
export type AcceptVisitPunchApiArg = AcceptVisitPunchInput;
export type AcceptVisitWayApiResponse = /** status 200 ok */ VisitClaims;
export type AcceptVisitWayApiArg = AcceptVisitWayInput;
export type GetVisitClaimsApiResponse = /** status 200 ok */ VisitClaims;
export type GetVisitClaimsApiArg = string | undefined;
export type UndoArrivalApiResponse = /** status 200 ok */ VisitDetail;
export type UndoArrivalApiArg = UndoArrivalInput;
export type MailVisitActApiResponse = /** status 200 ok */ VisitDetail;
export type MailVisitActApiArg = MailVisitActInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type VisitQuestion = {
  text: string;
  kind: "yesNo" | "choice" | "number" | "text" | "photo";
  options: string[];
  required: boolean;
  photoOnNo: boolean;
};
export type VisitAnswer = {
  question: number;
  value: string;
};
export type VisitFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
  id: number;
  kind: "photo" | "signature";
  question: number | null;
  takenAt: string;
};
export type OtherVisit = {
  id: number;
  number: string;
};
export type VisitClaim = {
  kind: "entry" | "exit" | "way";
  state: "proposed" | "counted" | "waiting" | "refused";
  at: string | null;
  backed: boolean;
};
export type MailedVisitAct = {
  to: string;
  state: "waiting" | "sent" | "failed";
  at: string;
};
export type VisitDetail = {
  id: number;
  version: number;
  number: string;
  day: string;
  fromTime: string;
  toTime: string;
  minutes: number;
  siteId: number;
  siteName: string;
  person: PersonRef | null;
  customerId: number | null;
  place: string;
  address: string;
  latitude: string | null;
  longitude: string | null;
  radius: number;
  purposeId: number;
  purposeName: string;
  state: "draft" | "planned" | "arrived" | "done" | "missed" | "cancelled";
  late: boolean;
  arrival: ("inside" | "doubtful" | "outside" | "unknown") | null;
  arrivedAt: string | null;
  endedAt: string | null;
  zone: string;
  note: string;
  purposeNote: string;
  report: string;
  reason: string;
  left: string;
  signedBy: string;
  checklist: VisitQuestion[];
  answers: VisitAnswer[];
  series: {
    id: number;
    number: string;
    repeats: string;
  } | null;
  files: VisitFile[];
  continues: OtherVisit | null;
  rest: OtherVisit | null;
  distance: number | null;
  accuracy: number | null;
  author: PersonRef | null;
  covered: number | null;
  claims: VisitClaim[];
  mail: string | null;
  mailed: MailedVisitAct | null;
  actions: ("correct" | "arrive" | "unarrive" | "finish" | "miss" | "cancel")[];
};
export type CancelVisitInput = {
  id: number;
  version: number;
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
export type ChangeVisitsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "number"
            | "day"
            | "place"
            | "personId"
            | "personName"
            | "unassigned"
            | "mine"
            | "siteId"
            | "customerId"
            | "purposeId"
            | "state"
            | "arrival"
            | "late"
            | "seriesId";
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
  change:
    | {
        kind: "assign";
        personId: number | null;
      }
    | {
        kind: "move";
        day: string;
      };
  seen?: {
    id: number;
    version: number;
  }[];
};
export type Visit = {
  id: number;
  version: number;
  number: string;
  day: string;
  fromTime: string;
  toTime: string;
  minutes: number;
  siteId: number;
  siteName: string;
  person: PersonRef | null;
  customerId: number | null;
  place: string;
  address: string;
  latitude: string | null;
  longitude: string | null;
  radius: number;
  purposeId: number;
  purposeName: string;
  state: "draft" | "planned" | "arrived" | "done" | "missed" | "cancelled";
  late: boolean;
  arrival: ("inside" | "doubtful" | "outside" | "unknown") | null;
  arrivedAt: string | null;
  endedAt: string | null;
  zone: string;
};
export type VisitMap = {
  rows: Visit[];
  total: number;
  unplaced: number;
};
export type ListVisitsOutput = {
  rows: Visit[];
  total: number;
  atLeast?: boolean;
};
export type VisitWarning = {
  personId: number;
  kind: "away" | "off" | "outsideShift" | "overlap";
  text: string;
};
export type VisitDayPreview = {
  visits: number;
  people: number;
  unassigned: number;
  warnings: VisitWarning[];
  mark: string;
};
export type PublishVisitDayOutput = {
  visits: number;
  people: number;
};
export type PublishVisitDayInput = {
  day: string;
  siteId?: number;
  mark: string;
};
export type SaveVisitInput = {
  day: string;
  fromTime: string;
  toTime: string;
  personId?: number | null;
  siteId: number;
  customerId?: number | null;
  place: string;
  address?: string;
  latitude?: string | null;
  longitude?: string | null;
  radius: number;
  purposeId: number;
  minutes: number;
  note?: string;
  id?: number;
  version?: number;
};
export type VisitRepeat = {
  kind: "weekly" | "monthDay" | "monthEnd" | "monthNth";
  every: number;
  weekdays: number[];
  monthDay: number;
  nth: number;
  weekday: number;
  until: string | null;
  times: number | null;
};
export type VisitDateChoice = {
  date: string;
  how: "make" | "hold" | "move";
};
export type VisitSeriesDetail = {
  id: number;
  version: number;
  number: string;
  startDay: string;
  lastDay: string;
  fromTime: string;
  toTime: string;
  siteId: number;
  siteName: string;
  person: PersonRef | null;
  place: string;
  address: string;
  purposeId: number;
  purposeName: string;
  repeats: string;
  state: "active" | "ended";
  orphan: boolean;
  customerId: number | null;
  latitude: string | null;
  longitude: string | null;
  radius: number;
  minutes: number;
  note: string;
  repeat: VisitRepeat;
  onHoliday: "make" | "hold" | "move";
  onLeave: "make" | "hold" | "move";
  choices: VisitDateChoice[];
  author: PersonRef | null;
  ahead: number;
  actions: ("correct" | "end")[];
};
export type EndVisitSeriesInput = {
  id: number;
  version: number;
  reason: string;
};
export type VisitSeries = {
  id: number;
  version: number;
  number: string;
  startDay: string;
  lastDay: string;
  fromTime: string;
  toTime: string;
  siteId: number;
  siteName: string;
  person: PersonRef | null;
  place: string;
  address: string;
  purposeId: number;
  purposeName: string;
  repeats: string;
  state: "active" | "ended";
  orphan: boolean;
};
export type ListVisitSeriesOutput = {
  rows: VisitSeries[];
  total: number;
  atLeast?: boolean;
};
export type VisitDateWarning = {
  kind: "holiday" | "away" | "off" | "outsideShift" | "overlap";
  text: string;
};
export type VisitSeriesDate = {
  date: string;
  day: string | null;
  how: "make" | "hold" | "move";
  why: ("chosen" | "taken" | "none") | null;
  warnings: VisitDateWarning[];
  kept: {
    id: number;
    number: string;
  } | null;
};
export type VisitSeriesPreview = {
  dates: VisitSeriesDate[];
  plannedTo: string;
  kept: number;
};
export type SaveVisitSeriesInput = {
  startDay: string;
  fromTime: string;
  toTime: string;
  personId?: number | null;
  siteId: number;
  customerId?: number | null;
  place: string;
  address?: string;
  latitude?: string | null;
  longitude?: string | null;
  radius: number;
  purposeId: number;
  minutes: number;
  note?: string;
  repeat: VisitRepeat;
  onHoliday: "make" | "hold" | "move";
  onLeave: "make" | "hold" | "move";
  choices?: VisitDateChoice[];
  id?: number;
  version?: number;
};
export type VisitPurpose = {
  name: string;
  minutes: number;
  note: string;
  checklist: VisitQuestion[];
  active: boolean;
  id: number;
  version: number;
};
export type ListVisitPurposesOutput = {
  rows: VisitPurpose[];
  total: number;
  atLeast?: boolean;
};
export type SaveVisitPurposeInput = {
  name: string;
  minutes: number;
  note?: string;
  checklist: VisitQuestion[];
  active?: boolean;
  id?: number;
  version?: number;
};
export type VisitStep = {
  id: number;
};
export type AddVisitFileInput = {
  id: number;
  claimedAt: string;
  clockOffset?: number | null;
  kind: "photo" | "signature";
  question?: number;
  file: Blob;
};
export type ArriveAtVisitInput = {
  id: number;
  claimedAt: string;
  clockOffset?: number | null;
  position?: {
    latitude: number;
    longitude: number;
    accuracy: number;
  } | null;
};
export type FinishVisitInput = {
  id: number;
  claimedAt: string;
  clockOffset?: number | null;
  report?: string;
  answers?: VisitAnswer[];
  left?: string;
  signedBy?: string;
};
export type VisitDay = {
  day: string;
  today: string;
  rows: VisitDetail[];
};
export type MissVisitInput = {
  id: number;
  claimedAt: string;
  clockOffset?: number | null;
  reason: string;
};
export type RemoveVisitFileInput = {
  id: number;
  fileId: number;
};
export type VisitStart = {
  name: string;
  latitude: string;
  longitude: string;
};
export type VisitStop = {
  id: number;
  number: string;
  place: string;
  address: string;
  latitude: string | null;
  longitude: string | null;
  fromTime: string;
  toTime: string;
  minutes: number;
  state: "draft" | "planned" | "arrived" | "done" | "missed" | "cancelled";
  pinned: boolean;
};
export type VisitOrder = {
  day: string;
  person: PersonRef;
  start: VisitStart | null;
  speed: number;
  byHand: boolean;
  author: PersonRef | null;
  stops: VisitStop[];
  over: number;
  mark: string;
};
export type DropVisitOrderInput = {
  personId: number;
  day: string;
  mark: string;
};
export type VisitPerson = {
  person: PersonRef;
  visits: number;
};
export type ListVisitPeopleOutput = {
  rows: VisitPerson[];
};
export type OrderVisitDayInput = {
  personId: number;
  day: string;
  mark: string;
  how: "hand" | "product";
  stops: {
    id: number;
    pinned: boolean;
  }[];
};
export type VisitFigures = {
  key: string;
  label: string;
  visits: number;
  done: number;
  missed: number;
  inTime: number;
  outside: number;
  minutes: number;
  covered: number;
};
export type GetVisitFiguresOutput = {
  total: VisitFigures;
  byMonth: VisitFigures[];
  bySite: VisitFigures[];
  byPerson: VisitFigures[];
  byPurpose: VisitFigures[];
  byPlace: VisitFigures[];
};
export type VisitPunch = {
  kind: "entry" | "exit";
  at: string;
  visitId: number;
  visitNumber: string;
  place: string;
  state: "proposed" | "counted" | "waiting" | "refused";
  backed: boolean;
};
export type VisitLeg = {
  visitId: number;
  visitNumber: string;
  place: string;
  fromPlace: string;
  metres: number;
};
export type VisitWayProposal = {
  kilometres: string;
  amount: string;
  kmRate: string;
  legs: VisitLeg[];
};
export type VisitWay = {
  renditionId: number;
  kilometres: string;
  amount: string;
  state: "proposed" | "counted" | "waiting" | "refused";
  backed: boolean;
};
export type VisitClaims = {
  day: string;
  zone: string;
  punches: VisitPunch[];
  way: VisitWayProposal | null;
  ways: VisitWay[];
  minutes: number;
  covered: number;
};
export type AcceptVisitPunchInput = {
  day: string;
  kind: "entry" | "exit";
  at: string;
};
export type AcceptVisitWayInput = {
  day: string;
  kilometres: string;
};
export type UndoArrivalInput = {
  id: number;
  version: number;
};
export type MailVisitActInput = {
  id: number;
};
export const {
  useCancelVisitMutation,
  useChangeVisitsMutation,
  useGetVisitQuery,
  useLazyGetVisitQuery,
  useGetVisitMapQuery,
  useLazyGetVisitMapQuery,
  useListVisitsQuery,
  useLazyListVisitsQuery,
  usePreviewVisitDayQuery,
  useLazyPreviewVisitDayQuery,
  usePublishVisitDayMutation,
  useSaveVisitMutation,
  useEndVisitSeriesMutation,
  useGetVisitSeriesQuery,
  useLazyGetVisitSeriesQuery,
  useListVisitSeriesQuery,
  useLazyListVisitSeriesQuery,
  usePreviewVisitSeriesQuery,
  useLazyPreviewVisitSeriesQuery,
  useSaveVisitSeriesMutation,
  useListVisitPurposesQuery,
  useLazyListVisitPurposesQuery,
  useSaveVisitPurposeMutation,
  useAddVisitFileMutation,
  useArriveAtVisitMutation,
  useFinishVisitMutation,
  useGetVisitDayQuery,
  useLazyGetVisitDayQuery,
  useMissVisitMutation,
  useRemoveVisitFileMutation,
  useDropVisitOrderMutation,
  useGetVisitOrderQuery,
  useLazyGetVisitOrderQuery,
  useListVisitPeopleQuery,
  useLazyListVisitPeopleQuery,
  useOrderVisitDayMutation,
  useGetVisitFiguresQuery,
  useLazyGetVisitFiguresQuery,
  useAcceptVisitPunchMutation,
  useAcceptVisitWayMutation,
  useGetVisitClaimsQuery,
  useLazyGetVisitClaimsQuery,
  useUndoArrivalMutation,
  useMailVisitActMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    cancelVisit: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    changeVisits: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    getVisit: { providesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    getVisitMap: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Visit', id: 'output.rows' }]) },
    listVisits: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Visit', id: 'output.rows' }]) },
    previewVisitDay: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    publishVisitDay: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    saveVisit: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    endVisitSeries: { invalidatesTags: resolveTags([{ type: 'VisitSeries', id: 'input.id' }, { type: 'VisitSeries', id: 'LIST' }, { type: 'Visit', id: 'LIST' }]) },
    getVisitSeries: { providesTags: resolveTags([{ type: 'VisitSeries', id: 'input.id' }, { type: 'VisitSeries', id: 'LIST' }]) },
    listVisitSeries: { providesTags: resolveTags([{ type: 'VisitSeries', id: 'LIST' }, { type: 'VisitSeries', id: 'output.rows' }]) },
    previewVisitSeries: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'VisitSeries', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    saveVisitSeries: { invalidatesTags: resolveTags([{ type: 'VisitSeries', id: 'input.id' }, { type: 'VisitSeries', id: 'LIST' }, { type: 'Visit', id: 'LIST' }]) },
    listVisitPurposes: { providesTags: resolveTags([{ type: 'VisitPurpose', id: 'LIST' }, { type: 'VisitPurpose', id: 'output.rows' }]) },
    saveVisitPurpose: { invalidatesTags: resolveTags([{ type: 'VisitPurpose', id: 'LIST' }]) },
    addVisitFile: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    arriveAtVisit: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    finishVisit: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    getVisitDay: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Visit', id: 'output.rows' }]) },
    missVisit: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    removeVisitFile: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }]) },
    dropVisitOrder: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    getVisitOrder: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    listVisitPeople: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    orderVisitDay: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    getVisitFigures: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }]) },
    acceptVisitPunch: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    acceptVisitWay: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    getVisitClaims: { providesTags: resolveTags([{ type: 'Visit', id: 'LIST' }, { type: 'Punch', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    undoArrival: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }, { type: 'Visit', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    mailVisitAct: { invalidatesTags: resolveTags([{ type: 'Visit', id: 'input.id' }]) },
  },
});
