// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAssignment: build.mutation<
      DeleteAssignmentApiResponse,
      DeleteAssignmentApiArg
    >({
      query: (queryArg) => ({
        url: `/asignacionHorario.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAssignments: build.query<
      ListAssignmentsApiResponse,
      ListAssignmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/asignacionHorario.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    previewAssignment: build.query<
      PreviewAssignmentApiResponse,
      PreviewAssignmentApiArg
    >({
      query: (queryArg) => ({
        url: `/asignacionHorario.simular`,
        params: {
          target: queryArg.target,
          personId: queryArg.personId,
          areaId: queryArg.areaId,
          siteId: queryArg.siteId,
          rotationId: queryArg.rotationId,
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          firstDay: queryArg.firstDay,
          onHolidays: queryArg.onHolidays,
          id: queryArg.id,
        },
      }),
    }),
    saveAssignment: build.mutation<
      SaveAssignmentApiResponse,
      SaveAssignmentApiArg
    >({
      query: (queryArg) => ({
        url: `/asignacionHorario.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteOpenShift: build.mutation<
      DeleteOpenShiftApiResponse,
      DeleteOpenShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/turnoAbierto.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOpenShifts: build.query<
      ListOpenShiftsApiResponse,
      ListOpenShiftsApiArg
    >({
      query: (queryArg) => ({
        url: `/turnoAbierto.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listShiftsToTake: build.query<
      ListShiftsToTakeApiResponse,
      ListShiftsToTakeApiArg
    >({
      query: () => ({ url: `/turnoAbierto.listarParaTomar` }),
    }),
    saveOpenShift: build.mutation<
      SaveOpenShiftApiResponse,
      SaveOpenShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/turnoAbierto.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    takeOpenShift: build.mutation<
      TakeOpenShiftApiResponse,
      TakeOpenShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/turnoAbierto.tomar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    answerSwap: build.mutation<AnswerSwapApiResponse, AnswerSwapApiArg>({
      query: (queryArg) => ({
        url: `/cambioTurno.responder`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askShiftChange: build.mutation<
      AskShiftChangeApiResponse,
      AskShiftChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/turnoDistinto.pedir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    askSwap: build.mutation<AskSwapApiResponse, AskSwapApiArg>({
      query: (queryArg) => ({
        url: `/cambioTurno.pedir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listShiftRequests: build.query<
      ListShiftRequestsApiResponse,
      ListShiftRequestsApiArg
    >({
      query: () => ({ url: `/cambioTurno.listarPropios` }),
    }),
    listSwapColleagues: build.query<
      ListSwapColleaguesApiResponse,
      ListSwapColleaguesApiArg
    >({
      query: (queryArg) => ({
        url: `/cambioTurno.listarColegas`,
        params: {
          plannedId: queryArg,
        },
      }),
    }),
    withdrawSwap: build.mutation<WithdrawSwapApiResponse, WithdrawSwapApiArg>({
      query: (queryArg) => ({
        url: `/cambioTurno.retirar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRotations: build.query<ListRotationsApiResponse, ListRotationsApiArg>({
      query: () => ({ url: `/rotacion.listar` }),
    }),
    listShifts: build.query<ListShiftsApiResponse, ListShiftsApiArg>({
      query: () => ({ url: `/turno.listar` }),
    }),
    saveRotation: build.mutation<SaveRotationApiResponse, SaveRotationApiArg>({
      query: (queryArg) => ({
        url: `/rotacion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveShift: build.mutation<SaveShiftApiResponse, SaveShiftApiArg>({
      query: (queryArg) => ({
        url: `/turno.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    shiftOfHours: build.mutation<ShiftOfHoursApiResponse, ShiftOfHoursApiArg>({
      query: (queryArg) => ({
        url: `/turno.deHoras`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exportRoster: build.mutation<ExportRosterApiResponse, ExportRosterApiArg>({
      query: (queryArg) => ({
        url: `/horario.exportar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    fillRoster: build.mutation<FillRosterApiResponse, FillRosterApiArg>({
      query: (queryArg) => ({
        url: `/horario.completar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOwnShifts: build.query<ListOwnShiftsApiResponse, ListOwnShiftsApiArg>({
      query: (queryArg) => ({
        url: `/horario.listarPropios`,
        params: {
          from: queryArg,
        },
      }),
    }),
    listRoster: build.query<ListRosterApiResponse, ListRosterApiArg>({
      query: (queryArg) => ({
        url: `/horario.listarSemana`,
        params: {
          from: queryArg["from"],
          siteId: queryArg.siteId,
          areaId: queryArg.areaId,
          search: queryArg.search,
          page: queryArg.page,
        },
      }),
    }),
    planShifts: build.mutation<PlanShiftsApiResponse, PlanShiftsApiArg>({
      query: (queryArg) => ({
        url: `/horario.planificar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewPublication: build.query<
      PreviewPublicationApiResponse,
      PreviewPublicationApiArg
    >({
      query: (queryArg) => ({
        url: `/horario.revisarPublicacion`,
        params: {
          from: queryArg["from"],
          siteId: queryArg.siteId,
          areaId: queryArg.areaId,
          search: queryArg.search,
        },
      }),
    }),
    publishRoster: build.mutation<
      PublishRosterApiResponse,
      PublishRosterApiArg
    >({
      query: (queryArg) => ({
        url: `/horario.publicar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schedulesApi };
export type DeleteAssignmentApiResponse = /** status 200 ok */ Done;
export type DeleteAssignmentApiArg = DeleteAssignmentInput;
export type ListAssignmentsApiResponse =
  /** status 200 ok */ ListAssignmentsOutput;
export type ListAssignmentsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "targetName" | "rotationName" | "fromDay" | "toDay";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "target"
      | "targetName"
      | "rotationId"
      | "fromDay"
      | "toDay"
      | "onHolidays";
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
export type PreviewAssignmentApiResponse =
  /** status 200 ok */ PreviewAssignmentOutput;
export type PreviewAssignmentApiArg = {
  target: "person" | "area" | "site";
  personId?: number | null;
  areaId?: number | null;
  siteId?: number | null;
  rotationId: number;
  fromDay: string;
  toDay?: string | null;
  firstDay?: number;
  onHolidays?: "off" | "work";
  id?: number;
};
export type SaveAssignmentApiResponse = /** status 200 ok */ ShiftAssignment;
export type SaveAssignmentApiArg = SaveAssignmentInput;
export type DeleteOpenShiftApiResponse = /** status 200 ok */ Done;
export type DeleteOpenShiftApiArg = DeleteOpenShiftInput;
export type ListOpenShiftsApiResponse =
  /** status 200 ok */ ListOpenShiftsOutput;
export type ListOpenShiftsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "day" | "areaName" | "shiftName" | "places";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "day" | "areaName" | "shiftName" | "places";
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
export type ListShiftsToTakeApiResponse =
  /** status 200 ok */ ListShiftsToTakeOutput;
export type ListShiftsToTakeApiArg = void;
export type SaveOpenShiftApiResponse = /** status 200 ok */ OpenShift;
export type SaveOpenShiftApiArg = SaveOpenShiftInput;
export type TakeOpenShiftApiResponse = /** status 200 ok */ Done;
export type TakeOpenShiftApiArg = TakeOpenShiftInput;
export type AnswerSwapApiResponse = /** status 200 ok */ AnswerSwapOutput;
export type AnswerSwapApiArg = AnswerSwapInput;
export type AskShiftChangeApiResponse =
  /** status 200 ok */ AskShiftChangeOutput;
export type AskShiftChangeApiArg = AskShiftChangeInput;
export type AskSwapApiResponse = /** status 200 ok */ AskSwapOutput;
export type AskSwapApiArg = AskSwapInput;
export type ListShiftRequestsApiResponse =
  /** status 200 ok */ ListShiftRequestsOutput;
export type ListShiftRequestsApiArg = void;
export type ListSwapColleaguesApiResponse =
  /** status 200 ok */ ListSwapColleaguesOutput;
export type ListSwapColleaguesApiArg = number;
export type WithdrawSwapApiResponse = /** status 200 ok */ WithdrawSwapOutput;
export type WithdrawSwapApiArg = WithdrawSwapInput;
export type ListRotationsApiResponse = /** status 200 ok */ ListRotationsOutput;
export type ListRotationsApiArg = void;
export type ListShiftsApiResponse = /** status 200 ok */ ListShiftsOutput;
export type ListShiftsApiArg = void;
export type SaveRotationApiResponse = /** status 200 ok */ Rotation;
export type SaveRotationApiArg = SaveRotationInput;
export type SaveShiftApiResponse = /** status 200 ok */ Shift;
export type SaveShiftApiArg = SaveShiftInput;
export type ShiftOfHoursApiResponse = /** status 200 ok */ Shift;
export type ShiftOfHoursApiArg = ShiftOfHoursInput;
export type ExportRosterApiResponse = /** status 200 ok */ ExportRosterOutput;
export type ExportRosterApiArg = ExportRosterInput;
export type FillRosterApiResponse = /** status 200 ok */ FillRosterOutput;
export type FillRosterApiArg = FillRosterInput;
export type ListOwnShiftsApiResponse = /** status 200 ok */ ListOwnShiftsOutput;
export type ListOwnShiftsApiArg = (string | null) | undefined;
export type ListRosterApiResponse = /** status 200 ok */ RosterWeek;
export type ListRosterApiArg = {
  from: string;
  siteId?: number;
  areaId?: number;
  search?: string;
  page?: number;
};
export type PlanShiftsApiResponse = /** status 200 ok */ PlanShiftsOutput;
export type PlanShiftsApiArg = PlanShiftsInput;
export type PreviewPublicationApiResponse =
  /** status 200 ok */ PreviewPublicationOutput;
export type PreviewPublicationApiArg = {
  from: string;
  siteId?: number;
  areaId?: number;
  search?: string;
};
export type PublishRosterApiResponse = /** status 200 ok */ PublishRosterOutput;
export type PublishRosterApiArg = PublishRosterInput;
export type Done = {
  ok: true;
};
export type DeleteAssignmentInput = {
  id: number;
  version: number;
};
export type ShiftAssignment = {
  target: "person" | "area" | "site";
  personId: number | null;
  areaId: number | null;
  siteId: number | null;
  rotationId: number;
  fromDay: string;
  toDay: string | null;
  firstDay: number;
  onHolidays: "off" | "work";
  id: number;
  version: number;
  targetName: string;
  rotationName: string;
};
export type ListAssignmentsOutput = {
  rows: ShiftAssignment[];
  total: number;
  atLeast?: boolean;
};
export type PreviewAssignmentOutput = {
  shifts: number;
  people: number;
  until: string;
};
export type SaveAssignmentInput = {
  target: "person" | "area" | "site";
  personId?: number | null;
  areaId?: number | null;
  siteId?: number | null;
  rotationId: number;
  fromDay: string;
  toDay?: string | null;
  firstDay?: number;
  onHolidays?: "off" | "work";
  id?: number;
  version?: number;
};
export type DeleteOpenShiftInput = {
  id: number;
  version: number;
};
export type OpenShift = {
  areaId: number;
  day: string;
  shiftId: number;
  places: number;
  id: number;
  version: number;
  areaName: string;
  shiftName: string;
  taken: number;
  takers: string[];
  past: boolean;
};
export type ListOpenShiftsOutput = {
  rows: OpenShift[];
  total: number;
  atLeast?: boolean;
};
export type ShiftToTake = {
  id: number;
  shift: {
    day: string;
    name: string;
    code: string;
    color:
      "teal" | "blue" | "violet" | "pink" | "red" | "amber" | "green" | "grey";
    kind: "worked" | "onCall";
    startsAt: string;
    endsAt: string;
    overnight: boolean;
    breakKind: "none" | "fixed" | "punched";
    breakMinutes: number;
    minutes: number;
    ahead: boolean;
    calledIn: ("off" | "holiday" | "leave") | null;
  };
  left: number;
};
export type ListShiftsToTakeOutput = {
  rows: ShiftToTake[];
};
export type SaveOpenShiftInput = {
  areaId: number;
  day: string;
  shiftId: number;
  places?: number;
  id?: number;
  version?: number;
};
export type TakeOpenShiftInput = {
  id: number;
};
export type AnswerSwapOutput = {
  id: number;
};
export type AnswerSwapInput = {
  id: number;
  agrees: boolean;
  reason?: string;
};
export type AskShiftChangeOutput = {
  requestId: number;
};
export type AskShiftChangeInput = {
  plannedId: number;
  wantedShiftId: number | null;
  reason: string;
};
export type AskSwapOutput = {
  id: number;
};
export type AskSwapInput = {
  plannedId: number;
  colleagueId: number;
  otherPlannedId?: number | null;
  reason?: string;
};
export type ShiftRequest = {
  id: number;
  kind: "swap" | "change";
  mine: boolean;
  state:
    | "asked"
    | "pending"
    | "returned"
    | "approved"
    | "rejected"
    | "declined"
    | "withdrawn"
    | "expired";
  colleague: string | null;
  day: string;
  gives: string | null;
  takes: string | null;
  reason: string;
  answer: string;
  requestId: number | null;
};
export type ListShiftRequestsOutput = {
  rows: ShiftRequest[];
};
export type OwnShift = {
  id: number;
  day: string;
  name: string;
  code: string;
  color:
    "teal" | "blue" | "violet" | "pink" | "red" | "amber" | "green" | "grey";
  kind: "worked" | "onCall";
  startsAt: string;
  endsAt: string;
  overnight: boolean;
  breakKind: "none" | "fixed" | "punched";
  breakMinutes: number;
  minutes: number;
  ahead: boolean;
  calledIn: ("off" | "holiday" | "leave") | null;
};
export type SwapColleague = {
  id: number;
  name: string;
  shifts: OwnShift[];
};
export type ListSwapColleaguesOutput = {
  rows: SwapColleague[];
};
export type WithdrawSwapOutput = {
  id: number;
};
export type WithdrawSwapInput = {
  id: number;
};
export type Rotation = {
  name: string;
  days: (number | null)[];
  byWeek: boolean;
  active: boolean;
  id: number;
  version: number;
};
export type ListRotationsOutput = {
  rows: Rotation[];
  edits: boolean;
};
export type Shift = {
  name: string;
  code: string;
  color:
    "teal" | "blue" | "violet" | "pink" | "red" | "amber" | "green" | "grey";
  kind: "worked" | "onCall";
  startsAt: string;
  endsAt: string;
  breakKind: "none" | "fixed" | "punched";
  breakMinutes: number;
  toleranceIn: number;
  toleranceOut: number;
  paid: boolean;
  night: boolean;
  minRest: number | null;
  active: boolean;
  id: number;
  version: number;
  workedMinutes: number;
};
export type ListShiftsOutput = {
  rows: Shift[];
  edits: boolean;
};
export type SaveRotationInput = {
  name: string;
  days: (number | null)[];
  byWeek?: boolean;
  active?: boolean;
  id?: number;
  version?: number;
};
export type SaveShiftInput = {
  name: string;
  code: string;
  color:
    "teal" | "blue" | "violet" | "pink" | "red" | "amber" | "green" | "grey";
  kind?: "worked" | "onCall";
  startsAt: string;
  endsAt: string;
  breakKind?: "none" | "fixed" | "punched";
  breakMinutes?: number;
  toleranceIn?: number;
  toleranceOut?: number;
  paid?: boolean;
  night?: boolean;
  minRest?: number | null;
  active?: boolean;
  id?: number;
  version?: number;
};
export type ShiftOfHoursInput = {
  startsAt: string;
  endsAt: string;
};
export type ExportRosterOutput = {
  url: string | null;
  name: string;
};
export type ExportRosterInput = {
  from: string;
  weeks?: number;
  siteId?: number;
  areaId?: number;
  search?: string;
  format: "csv" | "xlsx";
};
export type FilledCell = {
  personId: number;
  day: string;
  shiftIds: number[];
};
export type FillRosterOutput = {
  planned: number;
  cells: FilledCell[];
};
export type FillRosterInput = {
  from: string;
  siteId?: number;
  areaId?: number;
  search?: string;
};
export type OwnHoliday = {
  day: string;
  name: string;
};
export type ListOwnShiftsOutput = {
  from: string;
  to: string;
  today: string;
  next: OwnShift | null;
  shifts: OwnShift[];
  holidays: OwnHoliday[];
  publishedTo: string | null;
};
export type PlannedShift = {
  id: number;
  shiftId: number;
  startsAt: string;
  endsAt: string;
  state: "draft" | "published" | "leaving";
  calledIn: ("off" | "holiday" | "leave") | null;
};
export type RosterCell = {
  day: string;
  shifts: PlannedShift[];
};
export type RosterWarning = {
  kind: "rest" | "week" | "away";
  day: string;
  text: string;
};
export type RosterPerson = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  siteId: number;
  areaId: number;
  areaName: string;
  cells: RosterCell[];
  minutes: number;
  warnings: RosterWarning[];
};
export type AwayDays = {
  id: number;
  personId: number;
  fromDay: string;
  toDay: string;
  part: "whole" | "morning" | "afternoon";
  state: "pending" | "firm";
  label: string;
  source: ("leave" | "news") | null;
  sourceId: number | null;
};
export type RosterHoliday = {
  day: string;
  name: string;
  siteId: number | null;
};
export type RosterCoverage = {
  areaId: number;
  areaName: string;
  day: string;
  planned: number;
  calledIn: number;
  minimum: number | null;
};
export type ClosedDay = {
  siteId: number;
  day: string;
};
export type RosterWeek = {
  from: string;
  to: string;
  today: string;
  people: RosterPerson[];
  total: number;
  pageSize: number;
  shifts: Shift[];
  absences: AwayDays[];
  holidays: RosterHoliday[];
  coverage: RosterCoverage[];
  unpublished: number;
  closedDays: ClosedDay[];
  edits: boolean;
};
export type RefusedCell = {
  personId: number;
  day: string;
  why: string;
  standing: number[] | null;
};
export type PlanShiftsOutput = {
  planned: number;
  refused: RefusedCell[];
};
export type PlanShiftsInput = {
  cells: {
    personId: number;
    day: string;
    shiftIds: number[];
    seen: number[];
  }[];
  together?: boolean;
};
export type PublicationChange = {
  day: string;
  before: string | null;
  after: string | null;
};
export type PublicationPerson = {
  id: number;
  name: string;
  imageUrl: string;
  changes: PublicationChange[];
};
export type PublicationWarning = {
  kind: "past" | "holiday" | "calledIn" | "rest";
  text: string;
};
export type PreviewPublicationOutput = {
  people: PublicationPerson[];
  total: number;
  warnings: PublicationWarning[];
  mark: string;
};
export type PublishRosterOutput = {
  people: number;
  days: number;
};
export type PublishRosterInput = {
  from: string;
  siteId?: number;
  areaId?: number;
  search?: string;
  mark: string;
};
export const {
  useDeleteAssignmentMutation,
  useListAssignmentsQuery,
  useLazyListAssignmentsQuery,
  usePreviewAssignmentQuery,
  useLazyPreviewAssignmentQuery,
  useSaveAssignmentMutation,
  useDeleteOpenShiftMutation,
  useListOpenShiftsQuery,
  useLazyListOpenShiftsQuery,
  useListShiftsToTakeQuery,
  useLazyListShiftsToTakeQuery,
  useSaveOpenShiftMutation,
  useTakeOpenShiftMutation,
  useAnswerSwapMutation,
  useAskShiftChangeMutation,
  useAskSwapMutation,
  useListShiftRequestsQuery,
  useLazyListShiftRequestsQuery,
  useListSwapColleaguesQuery,
  useLazyListSwapColleaguesQuery,
  useWithdrawSwapMutation,
  useListRotationsQuery,
  useLazyListRotationsQuery,
  useListShiftsQuery,
  useLazyListShiftsQuery,
  useSaveRotationMutation,
  useSaveShiftMutation,
  useShiftOfHoursMutation,
  useExportRosterMutation,
  useFillRosterMutation,
  useListOwnShiftsQuery,
  useLazyListOwnShiftsQuery,
  useListRosterQuery,
  useLazyListRosterQuery,
  usePlanShiftsMutation,
  usePreviewPublicationQuery,
  useLazyPreviewPublicationQuery,
  usePublishRosterMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    deleteAssignment: { invalidatesTags: resolveTags([{ type: 'ShiftAssignment', id: 'LIST' }, { type: 'ShiftAssignment', id: 'input.id' }, { type: 'Roster', id: 'LIST' }]) },
    listAssignments: { providesTags: resolveTags([{ type: 'ShiftAssignment', id: 'LIST' }, { type: 'ShiftAssignment', id: 'output.rows' }]) },
    previewAssignment: { providesTags: resolveTags([{ type: 'ShiftAssignment', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    saveAssignment: { invalidatesTags: resolveTags([{ type: 'ShiftAssignment', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    deleteOpenShift: { invalidatesTags: resolveTags([{ type: 'OpenShift', id: 'LIST' }, { type: 'OpenShift', id: 'input.id' }]) },
    listOpenShifts: { providesTags: resolveTags([{ type: 'OpenShift', id: 'LIST' }, { type: 'OpenShift', id: 'output.rows' }]) },
    listShiftsToTake: { providesTags: resolveTags([{ type: 'OpenShift', id: 'LIST' }]) },
    saveOpenShift: { invalidatesTags: resolveTags([{ type: 'OpenShift', id: 'LIST' }]) },
    takeOpenShift: { invalidatesTags: resolveTags([{ type: 'OpenShift', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    answerSwap: { invalidatesTags: resolveTags([{ type: 'ShiftRequest', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    askShiftChange: { invalidatesTags: resolveTags([{ type: 'ShiftRequest', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    askSwap: { invalidatesTags: resolveTags([{ type: 'ShiftRequest', id: 'LIST' }]) },
    listShiftRequests: { providesTags: resolveTags([{ type: 'ShiftRequest', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listSwapColleagues: { providesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
    withdrawSwap: { invalidatesTags: resolveTags([{ type: 'ShiftRequest', id: 'LIST' }]) },
    listRotations: { providesTags: resolveTags([{ type: 'Rotation', id: 'LIST' }]) },
    listShifts: { providesTags: resolveTags([{ type: 'Shift', id: 'LIST' }]) },
    saveRotation: { invalidatesTags: resolveTags([{ type: 'Rotation', id: 'LIST' }, { type: 'Roster', id: 'LIST' }]) },
    saveShift: { invalidatesTags: resolveTags([{ type: 'Shift', id: 'LIST' }]) },
    shiftOfHours: { invalidatesTags: resolveTags([{ type: 'Shift', id: 'LIST' }]) },
    exportRoster: { invalidatesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    fillRoster: { invalidatesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
    listOwnShifts: { providesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
    listRoster: { providesTags: resolveTags([{ type: 'Roster', id: 'LIST' }, { type: 'Absence', id: 'LIST' }, { type: 'Shift', id: 'LIST' }]) },
    planShifts: { invalidatesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
    previewPublication: { providesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
    publishRoster: { invalidatesTags: resolveTags([{ type: 'Roster', id: 'LIST' }]) },
  },
});
