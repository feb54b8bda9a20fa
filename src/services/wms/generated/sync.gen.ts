// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    copyLink: build.mutation<CopyLinkApiResponse, CopyLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.copiar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteLink: build.mutation<DeleteLinkApiResponse, DeleteLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    dropLinkReject: build.mutation<
      DropLinkRejectApiResponse,
      DropLinkRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/filaRechazada.descartar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLink: build.query<GetLinkApiResponse, GetLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getLinkChoices: build.query<
      GetLinkChoicesApiResponse,
      GetLinkChoicesApiArg
    >({
      query: () => ({ url: `/enlace.opciones` }),
    }),
    getLinkDays: build.query<GetLinkDaysApiResponse, GetLinkDaysApiArg>({
      query: (queryArg) => ({
        url: `/enlace.filasPorDia`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listLinkRejects: build.query<
      ListLinkRejectsApiResponse,
      ListLinkRejectsApiArg
    >({
      query: (queryArg) => ({
        url: `/filaRechazada.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listLinkRuns: build.query<ListLinkRunsApiResponse, ListLinkRunsApiArg>({
      query: (queryArg) => ({
        url: `/corrida.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listSync: build.query<ListSyncApiResponse, ListSyncApiArg>({
      query: (queryArg) => ({
        url: `/enlace.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    mendLinkReject: build.mutation<
      MendLinkRejectApiResponse,
      MendLinkRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/filaRechazada.corregir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    pauseLink: build.mutation<PauseLinkApiResponse, PauseLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.pausar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    runLink: build.mutation<RunLinkApiResponse, RunLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.correr`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLink: build.mutation<SaveLinkApiResponse, SaveLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLinkKey: build.mutation<SaveLinkKeyApiResponse, SaveLinkKeyApiArg>({
      query: (queryArg) => ({
        url: `/enlace.guardarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    sendParkedRows: build.mutation<
      SendParkedRowsApiResponse,
      SendParkedRowsApiArg
    >({
      query: (queryArg) => ({
        url: `/filaRechazada.mandarEsperando`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tryLink: build.mutation<TryLinkApiResponse, TryLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.probar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tryLinkOut: build.mutation<TryLinkOutApiResponse, TryLinkOutApiArg>({
      query: (queryArg) => ({
        url: `/enlace.probarSalida`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createProgram: build.mutation<
      CreateProgramApiResponse,
      CreateProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getProgramChoices: build.query<
      GetProgramChoicesApiResponse,
      GetProgramChoicesApiArg
    >({
      query: () => ({ url: `/programa.obtenerOpciones` }),
    }),
    listPrograms: build.query<ListProgramsApiResponse, ListProgramsApiArg>({
      query: (queryArg) => ({
        url: `/programa.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    revokeProgram: build.mutation<
      RevokeProgramApiResponse,
      RevokeProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.revocar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rotateProgram: build.mutation<
      RotateProgramApiResponse,
      RotateProgramApiArg
    >({
      query: (queryArg) => ({
        url: `/programa.renovarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveProgram: build.mutation<SaveProgramApiResponse, SaveProgramApiArg>({
      query: (queryArg) => ({
        url: `/programa.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createWebhook: build.mutation<
      CreateWebhookApiResponse,
      CreateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhook.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getDelivery: build.query<GetDeliveryApiResponse, GetDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/entregaAviso.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getWebhook: build.query<GetWebhookApiResponse, GetWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhook.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getWebhookChoices: build.query<
      GetWebhookChoicesApiResponse,
      GetWebhookChoicesApiArg
    >({
      query: () => ({ url: `/webhook.obtenerOpciones` }),
    }),
    listDeliveries: build.query<
      ListDeliveriesApiResponse,
      ListDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/entregaAviso.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: (queryArg) => ({
        url: `/webhook.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    pauseWebhook: build.mutation<PauseWebhookApiResponse, PauseWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhook.pausar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    replayDeliveries: build.mutation<
      ReplayDeliveriesApiResponse,
      ReplayDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/entregaAviso.reenviar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rotateWebhook: build.mutation<
      RotateWebhookApiResponse,
      RotateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhook.renovarSecreto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveWebhook: build.mutation<SaveWebhookApiResponse, SaveWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhook.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tryWebhook: build.mutation<TryWebhookApiResponse, TryWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhook.probar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getOutsideHosts: build.query<
      GetOutsideHostsApiResponse,
      GetOutsideHostsApiArg
    >({
      query: () => ({ url: `/destino.obtener` }),
    }),
    saveOutsideHosts: build.mutation<
      SaveOutsideHostsApiResponse,
      SaveOutsideHostsApiArg
    >({
      query: (queryArg) => ({
        url: `/destino.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as syncApi };
export type CopyLinkApiResponse = /** status 200 ok */ Link;
export type CopyLinkApiArg = CopyLinkInput;
export type DeleteLinkApiResponse = /** status 200 ok */ Done;
export type DeleteLinkApiArg = DeleteLinkInput;
export type DropLinkRejectApiResponse = /** status 200 ok */ LinkReject;
export type DropLinkRejectApiArg = DropLinkRejectInput;
export type GetLinkApiResponse = /** status 200 ok */ Link;
export type GetLinkApiArg = number;
export type GetLinkChoicesApiResponse = /** status 200 ok */ LinkChoices;
export type GetLinkChoicesApiArg = void;
export type GetLinkDaysApiResponse = /** status 200 ok */ LinkDays;
export type GetLinkDaysApiArg = number;
export type ListLinkRejectsApiResponse =
  /** status 200 ok */ ListLinkRejectsOutput;
export type ListLinkRejectsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "number" | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "linkId" | "runId" | "state" | "createdAt";
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
export type ListLinkRunsApiResponse = /** status 200 ok */ ListLinkRunsOutput;
export type ListLinkRunsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      "startedAt" | "state" | "read" | "written" | "unchanged" | "rejected";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "linkId" | "state" | "reason" | "startedAt";
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
export type ListSyncApiResponse = /** status 200 ok */ ListSyncOutput;
export type ListSyncApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "direction" | "what" | "health" | "lastGoodAt" | "nextAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "direction" | "what" | "health" | "lastGoodAt" | "nextAt";
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
export type MendLinkRejectApiResponse = /** status 200 ok */ LinkReject;
export type MendLinkRejectApiArg = MendLinkRejectInput;
export type PauseLinkApiResponse = /** status 200 ok */ Link;
export type PauseLinkApiArg = PauseLinkInput;
export type RunLinkApiResponse = /** status 200 ok */ Link;
export type RunLinkApiArg = RunLinkInput;
export type SaveLinkApiResponse = /** status 200 ok */ Link;
export type SaveLinkApiArg = SaveLinkInput;
export type SaveLinkKeyApiResponse = /** status 200 ok */ Link;
export type SaveLinkKeyApiArg = SaveLinkKeyInput;
export type SendParkedRowsApiResponse =
  /** status 200 ok */ SendParkedRowsOutput;
export type SendParkedRowsApiArg = SendParkedRowsInput;
export type TryLinkApiResponse = /** status 200 ok */ LinkTrial;
export type TryLinkApiArg = TryLinkInput;
export type TryLinkOutApiResponse = /** status 200 ok */ LinkOutTrial;
export type TryLinkOutApiArg = TryLinkOutInput;
export type CreateProgramApiResponse = /** status 200 ok */ ProgramWithKey;
export type CreateProgramApiArg = CreateProgramInput;
export type GetProgramChoicesApiResponse = /** status 200 ok */ ProgramChoices;
export type GetProgramChoicesApiArg = void;
export type ListProgramsApiResponse = /** status 200 ok */ ListProgramsOutput;
export type ListProgramsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "state" | "expiresAt" | "lastUsedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "state" | "expiresAt" | "lastUsedAt";
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
export type RevokeProgramApiResponse = /** status 200 ok */ Program;
export type RevokeProgramApiArg = RevokeProgramInput;
export type RotateProgramApiResponse = /** status 200 ok */ ProgramWithKey;
export type RotateProgramApiArg = RotateProgramInput;
export type SaveProgramApiResponse = /** status 200 ok */ Program;
export type SaveProgramApiArg = SaveProgramInput;
export type CreateWebhookApiResponse = /** status 200 ok */ WebhookWithSecret;
export type CreateWebhookApiArg = CreateWebhookInput;
export type GetDeliveryApiResponse = /** status 200 ok */ WebhookDeliveryDetail;
export type GetDeliveryApiArg = number;
export type GetWebhookApiResponse = /** status 200 ok */ Webhook;
export type GetWebhookApiArg = number;
export type GetWebhookChoicesApiResponse = /** status 200 ok */ WebhookChoices;
export type GetWebhookChoicesApiArg = void;
export type ListDeliveriesApiResponse =
  /** status 200 ok */ ListDeliveriesOutput;
export type ListDeliveriesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "createdAt" | "state" | "type" | "tries";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "webhookId" | "state" | "type" | "createdAt";
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
export type ListWebhooksApiResponse = /** status 200 ok */ ListWebhooksOutput;
export type ListWebhooksApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "health" | "lastSentAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "health" | "lastSentAt";
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
export type PauseWebhookApiResponse = /** status 200 ok */ Webhook;
export type PauseWebhookApiArg = PauseWebhookInput;
export type ReplayDeliveriesApiResponse =
  /** status 200 ok */ ReplayDeliveriesOutput;
export type ReplayDeliveriesApiArg = ReplayDeliveriesInput;
export type RotateWebhookApiResponse = /** status 200 ok */ WebhookWithSecret;
export type RotateWebhookApiArg = RotateWebhookInput;
export type SaveWebhookApiResponse = /** status 200 ok */ Webhook;
export type SaveWebhookApiArg = SaveWebhookInput;
export type TryWebhookApiResponse = /** status 200 ok */ WebhookTrial;
export type TryWebhookApiArg = TryWebhookInput;
export type GetOutsideHostsApiResponse = /** status 200 ok */ OutsideHosts;
export type GetOutsideHostsApiArg = void;
export type SaveOutsideHostsApiResponse = /** status 200 ok */ OutsideHosts;
export type SaveOutsideHostsApiArg = SaveOutsideHostsInput;
export type LinkRule = {
  key: string;
  from: "column" | "constant" | "none";
  column: string;
  lookup: string;
  constant: string;
  table: {
    from: string;
    to: string;
  }[];
  otherwise: "keep" | "refuse";
  day:
    | ""
    | "dd/MM/yyyy"
    | "MM/dd/yyyy"
    | "dd/MM/yy"
    | "yyyyMMdd"
    | "ddMMyyyy"
    | "yyyy-MM-dd";
  number: "" | "comma" | "point";
  digits: number;
};
export type Link = {
  name: string;
  direction: "in" | "out";
  what: string;
  via: "folder" | "sftp" | "address" | "wms";
  folder: string;
  files: string;
  url: string | null;
  rowsPath: string;
  header: string;
  wmsEntry: "web-service" | "mobile-final";
  wmsMethod: "POST" | "GET";
  wmsAccion: string;
  wmsUser: string;
  wmsParams: string;
  wmsPage: string;
  wmsTotal: string;
  sftpHost: string;
  sftpUser: string;
  sftpPrint: string;
  view: string;
  period: "all" | "lastMonth" | "thisMonth" | "lastWeek" | "yesterday";
  periodBy: string;
  format: "csv" | "xlsx";
  outName: string;
  sendBy: "POST" | "PUT";
  rules: LinkRule[];
  timing: "hand" | "minutes" | "days" | "cron";
  everyMinutes: number | null;
  days: number[];
  at: string | null;
  cron: string | null;
  catchUp: boolean;
  quietDays: number | null;
  rejectPercent: number | null;
  siteId: number | null;
  accountId: number | null;
  note: string;
  id: number;
  version: number;
  whatTitle: string;
  accountName: string;
  hasKey: boolean;
  hasToken: boolean;
  hasLogin: boolean;
  siteName: string | null;
  zone: string;
  paused: boolean;
  health:
    | "good"
    | "running"
    | "rejects"
    | "failing"
    | "quiet"
    | "tooMany"
    | "paused"
    | "fresh";
  lastGoodAt: string | null;
  lookedAt: string | null;
  nextRuns: string[];
  pending: number;
  parked: number;
  reopeners: string[];
  quietSince: string | null;
  rejectsOver: boolean;
  ownRight: boolean;
};
export type CopyLinkInput = {
  id: number;
};
export type Done = {
  ok: true;
};
export type DeleteLinkInput = {
  id: number;
  version: number;
};
export type LinkRejectCell = {
  key: string;
  label: string;
  text: string;
  error: string | null;
};
export type LinkReject = {
  id: number;
  runId: number;
  linkId: number;
  state: "rejected" | "parked" | "mended" | "dropped" | "superseded";
  number: number;
  fileName: string;
  createdAt: string;
  cells: LinkRejectCell[];
  errors: string[];
};
export type DropLinkRejectInput = {
  id: number;
};
export type LinkLookup = {
  key: string;
  label: string;
};
export type LinkColumn = {
  key: string;
  label: string;
  required: boolean;
  lookups: LinkLookup[];
};
export type LinkKind = {
  kind: string;
  title: string;
  columns: LinkColumn[];
};
export type LinkOutDate = {
  key: string;
  label: string;
};
export type LinkOutKind = {
  list: string;
  title: string;
  periods: ("all" | "lastMonth" | "thisMonth" | "lastWeek" | "yesterday")[];
  dates: LinkOutDate[];
  views: string[];
};
export type LinkAccount = {
  id: number;
  name: string;
};
export type LinkChoices = {
  kinds: LinkKind[];
  outs: LinkOutKind[];
  accounts: LinkAccount[];
  root: string;
};
export type LinkDay = {
  day: string;
  written: number;
  unchanged: number;
  rejected: number;
};
export type LinkDays = {
  from: string;
  to: string;
  days: LinkDay[];
};
export type ListLinkRejectsOutput = {
  rows: LinkReject[];
  total: number;
  atLeast?: boolean;
};
export type LinkRun = {
  id: number;
  linkId: number;
  state:
    "queued" | "running" | "done" | "partial" | "failed" | "missed" | "empty";
  reason: "schedule" | "hand" | "more" | "reopened" | "again";
  startedAt: string;
  endedAt: string | null;
  fileName: string;
  read: number;
  written: number;
  unchanged: number;
  rejected: number;
  error: string;
};
export type ListLinkRunsOutput = {
  rows: LinkRun[];
  total: number;
  atLeast?: boolean;
};
export type LinkRow = {
  id: number;
  version: number;
  name: string;
  direction: "in" | "out";
  what: string;
  whatTitle: string;
  accountName: string;
  paused: boolean;
  health:
    | "good"
    | "running"
    | "rejects"
    | "failing"
    | "quiet"
    | "tooMany"
    | "paused"
    | "fresh";
  lastGoodAt: string | null;
  nextAt: string | null;
  pending: number;
};
export type ListSyncOutput = {
  rows: LinkRow[];
  total: number;
  atLeast?: boolean;
};
export type MendLinkRejectInput = {
  id: number;
  cells: {
    key: string;
    text: string;
  }[];
};
export type PauseLinkInput = {
  id: number;
  version: number;
  paused: boolean;
};
export type RunLinkInput = {
  id: number;
  again?: boolean;
};
export type SaveLinkInput = {
  name: string;
  direction?: "in" | "out";
  what: string;
  via?: "folder" | "sftp" | "address" | "wms";
  folder?: string;
  files?: string;
  url?: string | null;
  rowsPath?: string;
  header?: string;
  wmsEntry?: "web-service" | "mobile-final";
  wmsMethod?: "POST" | "GET";
  wmsAccion?: string;
  wmsUser?: string;
  wmsParams?: string;
  wmsPage?: string;
  wmsTotal?: string;
  sftpHost?: string;
  sftpUser?: string;
  sftpPrint?: string;
  view?: string;
  period?: "all" | "lastMonth" | "thisMonth" | "lastWeek" | "yesterday";
  periodBy?: string;
  format?: "csv" | "xlsx";
  outName?: string;
  sendBy?: "POST" | "PUT";
  rules: LinkRule[];
  timing?: "hand" | "minutes" | "days" | "cron";
  everyMinutes?: number | null;
  days: number[];
  at?: string | null;
  cron?: string | null;
  catchUp?: boolean;
  quietDays?: number | null;
  rejectPercent?: number | null;
  siteId?: number | null;
  accountId?: number | null;
  note?: string;
  id?: number;
  version?: number;
};
export type SaveLinkKeyInput = {
  id: number;
  which?: "key" | "token" | "login";
  key: string | null;
};
export type SendParkedRowsOutput = {
  written: number;
  parked: number;
  rejected: number;
};
export type SendParkedRowsInput = {
  linkId: number;
};
export type LinkTrialRow = {
  number: number;
  state: "new" | "changed" | "unchanged" | "invalid";
  cells: string[];
  errors: string[];
};
export type ImportWeightPerson = {
  name: string;
  before: string;
  after: string;
  difference: string;
};
export type ImportWeight = {
  what: string;
  unit: "minutes" | "hours" | "amount";
  people: ImportWeightPerson[];
  count: number;
  total: {
    before: string;
    after: string;
    difference: string;
  };
};
export type LinkTrial = {
  print: string | null;
  fileName: string | null;
  headers: string[];
  columns: string[];
  problems: string[];
  counts: {
    new: number;
    changed: number;
    unchanged: number;
    invalid: number;
  };
  more: boolean;
  rows: LinkTrialRow[];
  weights: ImportWeight[] | null;
  nextRuns: string[];
  zone: string;
};
export type TryLinkInput = {
  name: string;
  direction?: "in" | "out";
  what: string;
  via?: "folder" | "sftp" | "address" | "wms";
  folder?: string;
  files?: string;
  url?: string | null;
  rowsPath?: string;
  header?: string;
  wmsEntry?: "web-service" | "mobile-final";
  wmsMethod?: "POST" | "GET";
  wmsAccion?: string;
  wmsUser?: string;
  wmsParams?: string;
  wmsPage?: string;
  wmsTotal?: string;
  sftpHost?: string;
  sftpUser?: string;
  sftpPrint?: string;
  view?: string;
  period?: "all" | "lastMonth" | "thisMonth" | "lastWeek" | "yesterday";
  periodBy?: string;
  format?: "csv" | "xlsx";
  outName?: string;
  sendBy?: "POST" | "PUT";
  rules: LinkRule[];
  timing?: "hand" | "minutes" | "days" | "cron";
  everyMinutes?: number | null;
  days: number[];
  at?: string | null;
  cron?: string | null;
  catchUp?: boolean;
  quietDays?: number | null;
  rejectPercent?: number | null;
  siteId?: number | null;
  accountId?: number | null;
  note?: string;
  id?: number;
};
export type LinkOutTrial = {
  print: string | null;
  fileName: string;
  from: string | null;
  to: string | null;
  total: number;
  columns: string[];
  rows: string[][] | null;
  nextRuns: string[];
  zone: string;
};
export type TryLinkOutInput = {
  name: string;
  direction?: "in" | "out";
  what: string;
  via?: "folder" | "sftp" | "address" | "wms";
  folder?: string;
  files?: string;
  url?: string | null;
  rowsPath?: string;
  header?: string;
  wmsEntry?: "web-service" | "mobile-final";
  wmsMethod?: "POST" | "GET";
  wmsAccion?: string;
  wmsUser?: string;
  wmsParams?: string;
  wmsPage?: string;
  wmsTotal?: string;
  sftpHost?: string;
  sftpUser?: string;
  sftpPrint?: string;
  view?: string;
  period?: "all" | "lastMonth" | "thisMonth" | "lastWeek" | "yesterday";
  periodBy?: string;
  format?: "csv" | "xlsx";
  outName?: string;
  sendBy?: "POST" | "PUT";
  rules: LinkRule[];
  timing?: "hand" | "minutes" | "days" | "cron";
  everyMinutes?: number | null;
  days: number[];
  at?: string | null;
  cron?: string | null;
  catchUp?: boolean;
  quietDays?: number | null;
  rejectPercent?: number | null;
  siteId?: number | null;
  accountId?: number | null;
  note?: string;
  id?: number;
};
export type Program = {
  name: string;
  note: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  id: number;
  version: number;
  roleName: string;
  state: "active" | "rotating" | "expiring" | "expired" | "revoked";
  expiresAt: string | null;
  lastUsedAt: string | null;
  lastAddress: string | null;
  hint: string | null;
  overlapUntil: string | null;
};
export type ProgramWithKey = {
  program: Program;
  key: string | null;
  expiresAt: string;
};
export type CreateProgramInput = {
  name: string;
  note?: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  days: number;
};
export type ProgramChoices = {
  acciones: {
    name: string;
    module: string;
    summary: string;
    changes: boolean;
    roleIds: number[];
  }[];
  roles: {
    id: number;
    name: string;
    scope: "own" | "team" | "site" | "all";
  }[];
};
export type ListProgramsOutput = {
  rows: Program[];
  total: number;
  atLeast?: boolean;
};
export type RevokeProgramInput = {
  id: number;
};
export type RotateProgramInput = {
  id: number;
  days: number;
  overlapHours: number;
};
export type SaveProgramInput = {
  name: string;
  note?: string;
  roleId: number;
  perMinute: number;
  acciones: string[];
  id: number;
  version: number;
};
export type Webhook = {
  name: string;
  note: string;
  url: string;
  events: string[];
  id: number;
  version: number;
  paused: boolean;
  health: "good" | "retrying" | "undelivered" | "gone" | "paused" | "fresh";
  lastSentAt: string | null;
  waiting: number;
  dead: number;
  overlapUntil: string | null;
  accountName: string;
};
export type WebhookWithSecret = {
  webhook: Webhook;
  signingSecret: string | null;
};
export type CreateWebhookInput = {
  name: string;
  note?: string;
  url: string;
  events: string[];
};
export type WebhookTry = {
  id: number;
  at: string;
  status: number | null;
  ms: number;
  answer: string;
  error: string;
};
export type WebhookDeliveryDetail = {
  id: number;
  webhookId: number;
  messageId: string;
  type: string;
  label: string;
  state: "waiting" | "sent" | "dead";
  tries: number;
  createdAt: string;
  nextAt: string | null;
  lastStatus: number | null;
  body: string;
  history: WebhookTry[];
};
export type WebhookChoices = {
  events: {
    type: string;
    group: string;
    label: string;
  }[];
};
export type WebhookDelivery = {
  id: number;
  webhookId: number;
  messageId: string;
  type: string;
  label: string;
  state: "waiting" | "sent" | "dead";
  tries: number;
  createdAt: string;
  nextAt: string | null;
  lastStatus: number | null;
};
export type ListDeliveriesOutput = {
  rows: WebhookDelivery[];
  total: number;
  atLeast?: boolean;
};
export type ListWebhooksOutput = {
  rows: Webhook[];
  total: number;
  atLeast?: boolean;
};
export type PauseWebhookInput = {
  id: number;
  version: number;
  paused: boolean;
};
export type ReplayDeliveriesOutput = {
  replayed: number;
};
export type ReplayDeliveriesInput = {
  webhookId: number;
  id: number | null;
};
export type RotateWebhookInput = {
  id: number;
  overlapHours: number;
};
export type SaveWebhookInput = {
  name: string;
  note?: string;
  url: string;
  events: string[];
  id: number;
  version: number;
};
export type WebhookTrial = {
  url: string;
  headers: {
    name: string;
    value: string;
  }[];
  body: string;
  status: number | null;
  ms: number;
  answer: string;
  error: string;
};
export type TryWebhookInput = {
  id: number;
};
export type OutsideHosts = {
  allowed: string[];
  version: number;
};
export type SaveOutsideHostsInput = {
  allowed: string[];
  version: number;
};
export const {
  useCopyLinkMutation,
  useDeleteLinkMutation,
  useDropLinkRejectMutation,
  useGetLinkQuery,
  useLazyGetLinkQuery,
  useGetLinkChoicesQuery,
  useLazyGetLinkChoicesQuery,
  useGetLinkDaysQuery,
  useLazyGetLinkDaysQuery,
  useListLinkRejectsQuery,
  useLazyListLinkRejectsQuery,
  useListLinkRunsQuery,
  useLazyListLinkRunsQuery,
  useListSyncQuery,
  useLazyListSyncQuery,
  useMendLinkRejectMutation,
  usePauseLinkMutation,
  useRunLinkMutation,
  useSaveLinkMutation,
  useSaveLinkKeyMutation,
  useSendParkedRowsMutation,
  useTryLinkMutation,
  useTryLinkOutMutation,
  useCreateProgramMutation,
  useGetProgramChoicesQuery,
  useLazyGetProgramChoicesQuery,
  useListProgramsQuery,
  useLazyListProgramsQuery,
  useRevokeProgramMutation,
  useRotateProgramMutation,
  useSaveProgramMutation,
  useCreateWebhookMutation,
  useGetDeliveryQuery,
  useLazyGetDeliveryQuery,
  useGetWebhookQuery,
  useLazyGetWebhookQuery,
  useGetWebhookChoicesQuery,
  useLazyGetWebhookChoicesQuery,
  useListDeliveriesQuery,
  useLazyListDeliveriesQuery,
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  usePauseWebhookMutation,
  useReplayDeliveriesMutation,
  useRotateWebhookMutation,
  useSaveWebhookMutation,
  useTryWebhookMutation,
  useGetOutsideHostsQuery,
  useLazyGetOutsideHostsQuery,
  useSaveOutsideHostsMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    copyLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
    deleteLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }, { type: 'LinkRun', id: 'LIST' }]) },
    dropLinkReject: { invalidatesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }, { type: 'Link', id: 'LIST' }]) },
    getLink: { providesTags: resolveTags([{ type: 'Link', id: 'input.id' }, { type: 'Link', id: 'LIST' }]) },
    getLinkDays: { providesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }]) },
    listLinkRejects: { providesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }]) },
    listLinkRuns: { providesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }]) },
    listSync: { providesTags: resolveTags([{ type: 'Link', id: 'LIST' }, { type: 'Link', id: 'output.rows' }]) },
    mendLinkReject: { invalidatesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }, { type: 'Link', id: 'LIST' }]) },
    pauseLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
    runLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }, { type: 'LinkRun', id: 'LIST' }]) },
    saveLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
    saveLinkKey: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
    sendParkedRows: { invalidatesTags: resolveTags([{ type: 'LinkRun', id: 'LIST' }, { type: 'Link', id: 'LIST' }]) },
    createProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    getProgramChoices: { providesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    listPrograms: { providesTags: resolveTags([{ type: 'Program', id: 'LIST' }, { type: 'Program', id: 'output.rows' }]) },
    revokeProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    rotateProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    saveProgram: { invalidatesTags: resolveTags([{ type: 'Program', id: 'LIST' }]) },
    createWebhook: { invalidatesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }, { type: 'WebhookDelivery', id: 'LIST' }]) },
    getDelivery: { providesTags: resolveTags([{ type: 'WebhookDelivery', id: 'input.id' }, { type: 'WebhookDelivery', id: 'LIST' }]) },
    getWebhook: { providesTags: resolveTags([{ type: 'Webhook', id: 'input.id' }, { type: 'Webhook', id: 'LIST' }]) },
    getWebhookChoices: { providesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    listDeliveries: { providesTags: resolveTags([{ type: 'WebhookDelivery', id: 'LIST' }]) },
    listWebhooks: { providesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }, { type: 'Webhook', id: 'output.rows' }]) },
    pauseWebhook: { invalidatesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }, { type: 'WebhookDelivery', id: 'LIST' }]) },
    replayDeliveries: { invalidatesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }, { type: 'WebhookDelivery', id: 'LIST' }]) },
    rotateWebhook: { invalidatesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }]) },
    saveWebhook: { invalidatesTags: resolveTags([{ type: 'Webhook', id: 'LIST' }, { type: 'WebhookDelivery', id: 'LIST' }]) },
    getOutsideHosts: { providesTags: resolveTags([{ type: 'OutsideHosts', id: 'LIST' }]) },
    saveOutsideHosts: { invalidatesTags: resolveTags([{ type: 'OutsideHosts', id: 'LIST' }]) },
  },
});
