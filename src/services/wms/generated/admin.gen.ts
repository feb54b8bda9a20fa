// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelJob: build.mutation<CancelJobApiResponse, CancelJobApiArg>({
      query: (queryArg) => ({
        url: `/tarea.cancelar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAllJobs: build.query<ListAllJobsApiResponse, ListAllJobsApiArg>({
      query: (queryArg) => ({
        url: `/tarea.administrar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listChores: build.query<ListChoresApiResponse, ListChoresApiArg>({
      query: () => ({ url: `/tarea.listarRutinas` }),
    }),
    retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
      query: (queryArg) => ({
        url: `/tarea.reintentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createBackup: build.mutation<CreateBackupApiResponse, CreateBackupApiArg>({
      query: () => ({ url: `/copia.crear`, method: "POST" }),
    }),
    deleteBackup: build.mutation<DeleteBackupApiResponse, DeleteBackupApiArg>({
      query: (queryArg) => ({
        url: `/copia.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    encryptBackup: build.mutation<
      EncryptBackupApiResponse,
      EncryptBackupApiArg
    >({
      query: (queryArg) => ({
        url: `/copia.cifrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listBackups: build.query<ListBackupsApiResponse, ListBackupsApiArg>({
      query: () => ({ url: `/copia.listar` }),
    }),
    restoreBackup: build.mutation<
      RestoreBackupApiResponse,
      RestoreBackupApiArg
    >({
      query: (queryArg) => ({
        url: `/copia.restaurar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveBackupPlan: build.mutation<
      SaveBackupPlanApiResponse,
      SaveBackupPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/copia.guardarPlan`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getFirstSteps: build.query<GetFirstStepsApiResponse, GetFirstStepsApiArg>({
      query: () => ({ url: `/primerosPasos.obtener` }),
    }),
    saveFirstSteps: build.mutation<
      SaveFirstStepsApiResponse,
      SaveFirstStepsApiArg
    >({
      query: (queryArg) => ({
        url: `/primerosPasos.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteArea: build.mutation<DeleteAreaApiResponse, DeleteAreaApiArg>({
      query: (queryArg) => ({
        url: `/area.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteSite: build.mutation<DeleteSiteApiResponse, DeleteSiteApiArg>({
      query: (queryArg) => ({
        url: `/sede.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getArea: build.query<GetAreaApiResponse, GetAreaApiArg>({
      query: (queryArg) => ({
        url: `/area.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getSite: build.query<GetSiteApiResponse, GetSiteApiArg>({
      query: (queryArg) => ({
        url: `/sede.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listAreas: build.query<ListAreasApiResponse, ListAreasApiArg>({
      query: () => ({ url: `/area.listar` }),
    }),
    listSites: build.query<ListSitesApiResponse, ListSitesApiArg>({
      query: () => ({ url: `/sede.listar` }),
    }),
    saveArea: build.mutation<SaveAreaApiResponse, SaveAreaApiArg>({
      query: (queryArg) => ({
        url: `/area.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveSite: build.mutation<SaveSiteApiResponse, SaveSiteApiArg>({
      query: (queryArg) => ({
        url: `/sede.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteParameter: build.mutation<
      DeleteParameterApiResponse,
      DeleteParameterApiArg
    >({
      query: (queryArg) => ({
        url: `/parametro.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listParameters: build.query<
      ListParametersApiResponse,
      ListParametersApiArg
    >({
      query: () => ({ url: `/parametro.listar` }),
    }),
    saveParameter: build.mutation<
      SaveParameterApiResponse,
      SaveParameterApiArg
    >({
      query: (queryArg) => ({
        url: `/parametro.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteRole: build.mutation<DeleteRoleApiResponse, DeleteRoleApiArg>({
      query: (queryArg) => ({
        url: `/rol.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getRole: build.query<GetRoleApiResponse, GetRoleApiArg>({
      query: (queryArg) => ({
        url: `/rol.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listRoles: build.query<ListRolesApiResponse, ListRolesApiArg>({
      query: () => ({ url: `/rol.listar` }),
    }),
    saveRole: build.mutation<SaveRoleApiResponse, SaveRoleApiArg>({
      query: (queryArg) => ({
        url: `/rol.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startView: build.mutation<StartViewApiResponse, StartViewApiArg>({
      query: (queryArg) => ({
        url: `/verComo.empezar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/sesion.cerrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getAuditEntry: build.query<GetAuditEntryApiResponse, GetAuditEntryApiArg>({
      query: (queryArg) => ({
        url: `/auditoria.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/servidor.obtenerSalud` }),
    }),
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: (queryArg) => ({
        url: `/servidor.probarCorreo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verifyAudit: build.mutation<VerifyAuditApiResponse, VerifyAuditApiArg>({
      query: () => ({ url: `/auditoria.verificar`, method: "POST" }),
    }),
    listAllSessions: build.query<
      ListAllSessionsApiResponse,
      ListAllSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/sesion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/auditoria.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type CancelJobApiResponse = /** status 200 ok */ Done;
export type CancelJobApiArg = CancelJobInput;
export type ListAllJobsApiResponse = /** status 200 ok */ ListAllJobsOutput;
export type ListAllJobsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "createdAt" | "finishedAt" | "title" | "who" | "state";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "createdAt" | "finishedAt" | "title" | "who" | "state";
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
export type ListChoresApiResponse = /** status 200 ok */ ChoreList;
export type ListChoresApiArg = void;
export type RetryJobApiResponse = /** status 200 ok */ Done;
export type RetryJobApiArg = RetryJobInput;
export type CreateBackupApiResponse = /** status 200 ok */ AskedBackup;
export type CreateBackupApiArg = void;
export type DeleteBackupApiResponse = /** status 200 ok */ Done;
export type DeleteBackupApiArg = DeleteBackupInput;
export type EncryptBackupApiResponse = /** status 200 ok */ EncryptedBackup;
export type EncryptBackupApiArg = EncryptBackupInput;
export type ListBackupsApiResponse = /** status 200 ok */ BackupList;
export type ListBackupsApiArg = void;
export type RestoreBackupApiResponse = /** status 200 ok */ Restored;
export type RestoreBackupApiArg = RestoreBackupInput;
export type SaveBackupPlanApiResponse = /** status 200 ok */ BackupPlan;
export type SaveBackupPlanApiArg = SaveBackupPlanInput;
export type GetFirstStepsApiResponse = /** status 200 ok */ FirstSteps;
export type GetFirstStepsApiArg = void;
export type SaveFirstStepsApiResponse = /** status 200 ok */ FirstSteps;
export type SaveFirstStepsApiArg = SaveFirstStepsInput;
export type DeleteAreaApiResponse = /** status 200 ok */ Done;
export type DeleteAreaApiArg = DeleteAreaInput;
export type DeleteSiteApiResponse = /** status 200 ok */ Done;
export type DeleteSiteApiArg = DeleteSiteInput;
export type GetAreaApiResponse = /** status 200 ok */ Area;
export type GetAreaApiArg = number;
export type GetSiteApiResponse = /** status 200 ok */ Site;
export type GetSiteApiArg = number;
export type ListAreasApiResponse = /** status 200 ok */ AreaList;
export type ListAreasApiArg = void;
export type ListSitesApiResponse = /** status 200 ok */ SiteList;
export type ListSitesApiArg = void;
export type SaveAreaApiResponse = /** status 200 ok */ Area;
export type SaveAreaApiArg = SaveAreaInput;
export type SaveSiteApiResponse = /** status 200 ok */ Site;
export type SaveSiteApiArg = SaveSiteInput;
export type DeleteParameterApiResponse = /** status 200 ok */ Done;
export type DeleteParameterApiArg = DeleteParameterInput;
export type ListParametersApiResponse = /** status 200 ok */ ParameterList;
export type ListParametersApiArg = void;
export type SaveParameterApiResponse = /** status 200 ok */ ParameterValue;
export type SaveParameterApiArg = SaveParameterInput;
export type DeleteRoleApiResponse = /** status 200 ok */ Done;
export type DeleteRoleApiArg = DeleteRoleInput;
export type GetRoleApiResponse = /** status 200 ok */ RoleDetail;
export type GetRoleApiArg = number;
export type ListRolesApiResponse = /** status 200 ok */ RoleList;
export type ListRolesApiArg = void;
export type SaveRoleApiResponse = /** status 200 ok */ Role;
export type SaveRoleApiArg = SaveRoleInput;
export type StartViewApiResponse = /** status 200 ok */ SessionUser;
export type StartViewApiArg = StartViewInput;
export type EndSessionApiResponse = /** status 200 ok */ Done;
export type EndSessionApiArg = EndSessionInput;
export type GetAuditEntryApiResponse = /** status 200 ok */ AuditDetail;
export type GetAuditEntryApiArg = number;
export type GetHealthApiResponse = /** status 200 ok */ ServerHealth;
export type GetHealthApiArg = void;
export type SendTestMailApiResponse = /** status 200 ok */ SentMail;
export type SendTestMailApiArg = SendTestMailInput;
export type VerifyAuditApiResponse = /** status 200 ok */ AuditProof;
export type VerifyAuditApiArg = void;
export type ListAllSessionsApiResponse =
  /** status 200 ok */ ListAllSessionsOutput;
export type ListAllSessionsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "lastSeenAt" | "createdAt" | "name" | "username" | "roleName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      "name" | "username" | "roleName" | "address" | "lastSeenAt" | "createdAt";
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
export type ListAuditApiResponse = /** status 200 ok */ ListAuditOutput;
export type ListAuditApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "at" | "actor" | "accion" | "entity";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "at" | "actor" | "accion" | "entity" | "entityId" | "address";
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
export type Done = {
  ok: true;
};
export type CancelJobInput = {
  id: number;
};
export type ServerJob = {
  id: number;
  title: string;
  state: "queued" | "running" | "done" | "failed" | "cancelled";
  who: string | null;
  doneUnits: number;
  totalUnits: number | null;
  message: string | null;
  error: string | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
};
export type ListAllJobsOutput = {
  rows: ServerJob[];
  total: number;
  atLeast?: boolean;
};
export type Chore = {
  name: string;
  title: string;
  lastAt: string | null;
  finishedAt: string | null;
  error: string | null;
  nextAt: string;
};
export type ChoreList = {
  rows: Chore[];
};
export type RetryJobInput = {
  id: number;
};
export type AskedBackup = {
  jobId: string;
};
export type DeleteBackupInput = {
  name: string;
};
export type EncryptedBackup = {
  url: string;
};
export type EncryptBackupInput = {
  name: string;
  phrase: string;
};
export type BackupCopy = {
  name: string;
  createdAt: string;
  bytes: number;
  reason: ("manual" | "daily" | "beforeRestore") | null;
  version: string | null;
  rows: number;
  files: number;
};
export type BackupPlan = {
  daily: boolean;
  keepDays: number;
  version: 0 | number;
};
export type BackupList = {
  rows: BackupCopy[];
  plan: BackupPlan;
  folder: string;
  making: boolean;
};
export type Restored = {
  before: string;
};
export type RestoreBackupInput = {
  name: string;
  confirmation: string;
};
export type SaveBackupPlanInput = {
  daily: boolean;
  keepDays: number;
  version: 0 | number;
};
export type FirstStep = {
  name:
    | "organisation"
    | "places"
    | "people"
    | "accounts"
    | "holidays"
    | "approvals"
    | "mail"
    | "backup";
  done: boolean;
  skipped: boolean;
};
export type FirstSteps = {
  putAway: boolean;
  steps: FirstStep[];
  version: number;
};
export type SaveFirstStepsInput = {
  skipped: (
    | "organisation"
    | "places"
    | "people"
    | "accounts"
    | "holidays"
    | "approvals"
    | "mail"
    | "backup"
  )[];
  putAway: boolean;
  version: number;
};
export type DeleteAreaInput = {
  id: number;
};
export type DeleteSiteInput = {
  id: number;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type Area = {
  id: number;
  version: number;
  name: string;
  siteId: number;
  siteName: string;
  head: PersonRef | null;
  people: number;
  formerPeople: number;
};
export type Site = {
  id: number;
  version: number;
  name: string;
  address: string | null;
  zone: string;
  latitude: string | null;
  longitude: string | null;
  geofenceRadius: number;
  punchesInside: boolean;
  punchPhoto: boolean;
  areas: number;
  people: number;
};
export type AreaList = {
  rows: Area[];
};
export type SiteList = {
  rows: Site[];
};
export type SaveAreaInput = {
  name: string;
  siteId: number;
  headId?: number | null;
  id?: number;
  version?: number;
  movePeople?: boolean;
};
export type SaveSiteInput = {
  name: string;
  address?: string | null;
  zone:
    | "America/Argentina/Buenos_Aires"
    | "America/Argentina/Catamarca"
    | "America/Argentina/Cordoba"
    | "America/Argentina/Jujuy"
    | "America/Argentina/La_Rioja"
    | "America/Argentina/Mendoza"
    | "America/Argentina/Rio_Gallegos"
    | "America/Argentina/Salta"
    | "America/Argentina/San_Juan"
    | "America/Argentina/San_Luis"
    | "America/Argentina/Tucuman"
    | "America/Argentina/Ushuaia"
    | "America/Asuncion"
    | "America/La_Paz"
    | "America/Lima"
    | "America/Montevideo"
    | "America/Santiago"
    | "America/Sao_Paulo";
  latitude?: string | null;
  longitude?: string | null;
  geofenceRadius?: number;
  punchesInside?: boolean;
  punchPhoto?: boolean;
  id?: number;
  version?: number;
};
export type DeleteParameterInput = {
  id: number;
};
export type ParameterValue = {
  code:
    | "posts.maxPinned"
    | "chats.editMinutes"
    | "chats.keepDays"
    | "chats.keepChannelDays"
    | "holidays.daysFromStart"
    | "holidays.daysFromFive"
    | "holidays.daysFromTen"
    | "holidays.daysFromTwenty"
    | "holidays.workedPerDay"
    | "holidays.noticeDays"
    | "holidays.minTranche"
    | "holidays.periodFirstMonth"
    | "holidays.periodLastMonth"
    | "holidays.expiryMonth"
    | "holidays.carriedPart"
    | "holidays.advanceDays"
    | "holidays.weekDays"
    | "holidays.lateDays"
    | "schedules.minRest"
    | "schedules.weeklyRest"
    | "schedules.weekHours"
    | "schedules.nightWeekHours"
    | "schedules.weeksAhead"
    | "markings.sameTouchMinutes"
    | "markings.openHours"
    | "markings.afterShiftHours"
    | "markings.offlineHours"
    | "markings.clockMinutes"
    | "markings.photoDays"
    | "hours.nightFrom"
    | "hours.nightTo"
    | "hours.saturdayFrom"
    | "hours.leastExtraMinutes"
    | "hours.overtimeMonth"
    | "hours.overtimeYear"
    | "hourBank.months"
    | "hourBank.capHours"
    | "hourBank.warnDays"
    | "hours.roundingMinutes"
    | "pay.monthHours"
    | "pay.dayHours"
    | "pay.differencePercent"
    | "pay.seniorityPercent"
    | "pay.attendanceParts"
    | "pay.overtime50"
    | "pay.overtime100"
    | "pay.nightHourMinutes"
    | "pay.vacationDivisor"
    | "pay.retirement"
    | "pay.pensionersHealth"
    | "pay.healthInsurance"
    | "pay.unionFee"
    | "pay.solidarityFee"
    | "pay.contributionCap"
    | "pay.contributionFloor"
    | "pay.deductionLimit"
    | "pay.advanceLimit"
    | "pay.employerContribution"
    | "pay.employerHealth"
    | "pay.employerPensionersHealth"
    | "pay.laborFund"
    | "pay.contributionDeduction"
    | "pay.workRiskPercent"
    | "pay.workRiskFixed"
    | "pay.lifeInsurance"
    | "pay.chamberFee"
    | "pay.trialMonths"
    | "pay.noticeTrialDays"
    | "pay.noticeMonths"
    | "pay.noticeMonthsLong"
    | "pay.noticeYears"
    | "pay.severanceCap"
    | "pay.severanceCapFloor"
    | "pay.severanceHabitualMonths"
    | "pay.severanceAverageMonths"
    | "pay.deathPart"
    | "pay.minimumWage"
    | "pay.garnishmentLow"
    | "pay.garnishmentHigh"
    | "pay.taxExempt"
    | "pay.taxSpecial"
    | "pay.taxSpouse"
    | "pay.taxChild"
    | "pay.taxDisabledChild"
    | "pay.taxLimit"
    | "pay.bookCompany"
    | "pay.bookSituation"
    | "pay.bookCondition"
    | "pay.bookActivity"
    | "pay.bookContract"
    | "pay.bookPlace"
    | "pay.bookHealth"
    | "expenses.kmRate"
    | "counts.unitsA"
    | "counts.percentA"
    | "counts.unitsB"
    | "counts.percentB"
    | "counts.unitsC"
    | "counts.percentC"
    | "counts.valueA"
    | "counts.valueB"
    | "counts.valueC"
    | "counts.daysA"
    | "counts.daysB"
    | "counts.daysC"
    | "counts.classDays"
    | "counts.shareA"
    | "counts.shareB"
    | "receiving.tolerancePercent"
    | "visits.speed"
    | "visits.weeksAhead"
    | "visits.missedAfter";
  validFrom: string;
  value: string;
  siteId: number | null;
  id: number;
  version: number;
  siteName: string | null;
  current: boolean;
  closed: boolean;
};
export type ParameterList = {
  today: string;
  rows: ParameterValue[];
};
export type SaveParameterInput = {
  code:
    | "posts.maxPinned"
    | "chats.editMinutes"
    | "chats.keepDays"
    | "chats.keepChannelDays"
    | "holidays.daysFromStart"
    | "holidays.daysFromFive"
    | "holidays.daysFromTen"
    | "holidays.daysFromTwenty"
    | "holidays.workedPerDay"
    | "holidays.noticeDays"
    | "holidays.minTranche"
    | "holidays.periodFirstMonth"
    | "holidays.periodLastMonth"
    | "holidays.expiryMonth"
    | "holidays.carriedPart"
    | "holidays.advanceDays"
    | "holidays.weekDays"
    | "holidays.lateDays"
    | "schedules.minRest"
    | "schedules.weeklyRest"
    | "schedules.weekHours"
    | "schedules.nightWeekHours"
    | "schedules.weeksAhead"
    | "markings.sameTouchMinutes"
    | "markings.openHours"
    | "markings.afterShiftHours"
    | "markings.offlineHours"
    | "markings.clockMinutes"
    | "markings.photoDays"
    | "hours.nightFrom"
    | "hours.nightTo"
    | "hours.saturdayFrom"
    | "hours.leastExtraMinutes"
    | "hours.overtimeMonth"
    | "hours.overtimeYear"
    | "hourBank.months"
    | "hourBank.capHours"
    | "hourBank.warnDays"
    | "hours.roundingMinutes"
    | "pay.monthHours"
    | "pay.dayHours"
    | "pay.differencePercent"
    | "pay.seniorityPercent"
    | "pay.attendanceParts"
    | "pay.overtime50"
    | "pay.overtime100"
    | "pay.nightHourMinutes"
    | "pay.vacationDivisor"
    | "pay.retirement"
    | "pay.pensionersHealth"
    | "pay.healthInsurance"
    | "pay.unionFee"
    | "pay.solidarityFee"
    | "pay.contributionCap"
    | "pay.contributionFloor"
    | "pay.deductionLimit"
    | "pay.advanceLimit"
    | "pay.employerContribution"
    | "pay.employerHealth"
    | "pay.employerPensionersHealth"
    | "pay.laborFund"
    | "pay.contributionDeduction"
    | "pay.workRiskPercent"
    | "pay.workRiskFixed"
    | "pay.lifeInsurance"
    | "pay.chamberFee"
    | "pay.trialMonths"
    | "pay.noticeTrialDays"
    | "pay.noticeMonths"
    | "pay.noticeMonthsLong"
    | "pay.noticeYears"
    | "pay.severanceCap"
    | "pay.severanceCapFloor"
    | "pay.severanceHabitualMonths"
    | "pay.severanceAverageMonths"
    | "pay.deathPart"
    | "pay.minimumWage"
    | "pay.garnishmentLow"
    | "pay.garnishmentHigh"
    | "pay.taxExempt"
    | "pay.taxSpecial"
    | "pay.taxSpouse"
    | "pay.taxChild"
    | "pay.taxDisabledChild"
    | "pay.taxLimit"
    | "pay.bookCompany"
    | "pay.bookSituation"
    | "pay.bookCondition"
    | "pay.bookActivity"
    | "pay.bookContract"
    | "pay.bookPlace"
    | "pay.bookHealth"
    | "expenses.kmRate"
    | "counts.unitsA"
    | "counts.percentA"
    | "counts.unitsB"
    | "counts.percentB"
    | "counts.unitsC"
    | "counts.percentC"
    | "counts.valueA"
    | "counts.valueB"
    | "counts.valueC"
    | "counts.daysA"
    | "counts.daysB"
    | "counts.daysC"
    | "counts.classDays"
    | "counts.shareA"
    | "counts.shareB"
    | "receiving.tolerancePercent"
    | "visits.speed"
    | "visits.weeksAhead"
    | "visits.missedAfter";
  validFrom: string;
  value: string;
  siteId?: number | null;
  id?: number;
  version?: number;
};
export type DeleteRoleInput = {
  id: number;
};
export type Roles = {
  CHATS: boolean;
  DOCUMENTS: boolean;
  SIGNED: boolean;
  RECEIPTS: boolean;
  DISAGREEMENT: boolean;
  SUMMARY: boolean;
  RENDITIONS: boolean;
  COUNTERS: boolean;
  LOANS: boolean;
  WORKFLOW: boolean;
  REIMBURSEMENTS: boolean;
  VISITS:
    | boolean
    | {
        show?: boolean;
        plan?: boolean;
      };
  ADMIN:
    | boolean
    | {
        users?: boolean;
        roles?: boolean;
        settings?: boolean;
        audit?: boolean;
      };
  ORDERS:
    | boolean
    | {
        show?: boolean;
        create?: boolean;
        pick?: boolean;
        check?: boolean;
        dispatch?: boolean;
        cancel?: boolean;
      };
  SYNC:
    | boolean
    | {
        show?: boolean;
        run?: boolean;
      };
  LIQUIDATION: {
    APPROVE: boolean;
    SHOW: boolean;
  };
  REFERRALS: {
    OWNER: boolean;
    ALL: boolean;
  };
  POSTS: {
    SHOW: boolean;
    CREATE: boolean;
  };
  HOLIDAYS: {
    CREATE: boolean;
    APPROVE: boolean;
  };
  MARKINGS: {
    CREATE: boolean;
    SHOW: boolean;
  };
  NEWS: {
    CREATE: boolean;
    SHOW: boolean;
    STATE: boolean;
  };
  SCHEDULES: {
    CREATE: boolean;
    SHOW: boolean;
  };
  HOURS: {
    CREATE: boolean;
    STRIP: boolean;
    SHOW: boolean;
  };
  PROFILE: {
    EDIT: boolean;
  };
};
export type RoleAccount = {
  id: number;
  username: string;
  active: boolean;
  person: PersonRef;
};
export type RoleDetail = {
  name: string;
  scope: "own" | "team" | "site" | "all";
  flags: Roles;
  id: number;
  version: number;
  accounts: number;
  members: RoleAccount[];
};
export type Role = {
  name: string;
  scope: "own" | "team" | "site" | "all";
  flags: Roles;
  id: number;
  version: number;
  accounts: number;
};
export type RoleList = {
  rows: Role[];
};
export type SaveRoleInput = {
  name: string;
  scope: "own" | "team" | "site" | "all";
  flags: Roles;
  id?: number;
  version?: number;
};
export type SessionUser = {
  id: number;
  wmsId: number | null;
  docket: string | null;
  name: string;
  JWT: string;
  dni: string | null;
  email: string | null;
  imageUrl: string | null;
  position: string | null;
  rating: string | null;
  client: {
    url: string;
    name: string;
  };
  roles: Roles;
  mustChangePassword: boolean;
};
export type StartViewInput = {
  kind: "role" | "person";
  id: number;
  from: string;
};
export type EndSessionInput = {
  id: number;
};
export type AuditDetail = {
  id: number;
  at: string;
  accountId: number | null;
  actor: string | null;
  address: string;
  accion: string;
  did: string;
  thing: string;
  link: string | null;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  onBehalfOf: string | null;
  names: {
    field: string;
    id: number;
    name: string;
    link: string | null;
  }[];
  sealed: boolean;
  shown: boolean;
};
export type TableSize = {
  name: string;
  rows: number;
  bytes: number;
};
export type StorageState = "enough" | "low" | "none";
export type ServerHealth = {
  checkedAt: string;
  version: string;
  node: string;
  startedAt: string;
  memoryBytes: number;
  database: {
    version: string;
    embedded: boolean;
    bytes: number;
    connections: number;
    maxConnections: number;
    answerMs: number;
    tables: TableSize[];
  };
  fileStore: {
    place: string;
    answerMs: number | null;
  } | null;
  storage: StorageState;
  disk: {
    freeBytes: number;
    totalBytes: number;
  } | null;
  queue: {
    waiting: number;
    running: number;
    failed: number;
    waitingSince: string | null;
  };
  audit: {
    sealedAt: string | null;
    waiting: number;
  };
  backupAt: string | null;
  mail: boolean;
};
export type SentMail = {
  to: string;
};
export type SendTestMailInput = {
  to?: "" | string;
};
export type AuditProof = {
  sealed: number;
  waiting: number;
  broken: number | null;
};
export type OpenSession = {
  id: number;
  username: string;
  name: string;
  roleName: string;
  device: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  own: boolean;
};
export type ListAllSessionsOutput = {
  rows: OpenSession[];
  total: number;
  atLeast?: boolean;
};
export type AuditRow = {
  id: number;
  at: string;
  accountId: number | null;
  actor: string | null;
  address: string;
  accion: string;
  did: string;
  thing: string;
  link: string | null;
  entity: string;
  entityId: string;
};
export type ListAuditOutput = {
  rows: AuditRow[];
  total: number;
  atLeast?: boolean;
};
export const {
  useCancelJobMutation,
  useListAllJobsQuery,
  useLazyListAllJobsQuery,
  useListChoresQuery,
  useLazyListChoresQuery,
  useRetryJobMutation,
  useCreateBackupMutation,
  useDeleteBackupMutation,
  useEncryptBackupMutation,
  useListBackupsQuery,
  useLazyListBackupsQuery,
  useRestoreBackupMutation,
  useSaveBackupPlanMutation,
  useGetFirstStepsQuery,
  useLazyGetFirstStepsQuery,
  useSaveFirstStepsMutation,
  useDeleteAreaMutation,
  useDeleteSiteMutation,
  useGetAreaQuery,
  useLazyGetAreaQuery,
  useGetSiteQuery,
  useLazyGetSiteQuery,
  useListAreasQuery,
  useLazyListAreasQuery,
  useListSitesQuery,
  useLazyListSitesQuery,
  useSaveAreaMutation,
  useSaveSiteMutation,
  useDeleteParameterMutation,
  useListParametersQuery,
  useLazyListParametersQuery,
  useSaveParameterMutation,
  useDeleteRoleMutation,
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useListRolesQuery,
  useLazyListRolesQuery,
  useSaveRoleMutation,
  useStartViewMutation,
  useEndSessionMutation,
  useGetAuditEntryQuery,
  useLazyGetAuditEntryQuery,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useSendTestMailMutation,
  useVerifyAuditMutation,
  useListAllSessionsQuery,
  useLazyListAllSessionsQuery,
  useListAuditQuery,
  useLazyListAuditQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    cancelJob: { invalidatesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    listAllJobs: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    listChores: { providesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    retryJob: { invalidatesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    createBackup: { invalidatesTags: resolveTags([{ type: 'Backup', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    deleteBackup: { invalidatesTags: resolveTags([{ type: 'Backup', id: 'LIST' }]) },
    listBackups: { providesTags: resolveTags([{ type: 'Backup', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    saveBackupPlan: { invalidatesTags: resolveTags([{ type: 'Backup', id: 'LIST' }]) },
    getFirstSteps: { providesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }, { type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'Account', id: 'LIST' }, { type: 'Holiday', id: 'LIST' }, { type: 'Definition', id: 'LIST' }, { type: 'Backup', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    saveFirstSteps: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    deleteArea: { invalidatesTags: resolveTags([{ type: 'Place', id: 'LIST' }]) },
    deleteSite: { invalidatesTags: resolveTags([{ type: 'Place', id: 'LIST' }]) },
    getArea: { providesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    getSite: { providesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    listAreas: { providesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    listSites: { providesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    saveArea: { invalidatesTags: resolveTags([{ type: 'Place', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    saveSite: { invalidatesTags: resolveTags([{ type: 'Place', id: 'LIST' }]) },
    deleteParameter: { invalidatesTags: resolveTags([{ type: 'Parameter', id: 'LIST' }]) },
    listParameters: { providesTags: resolveTags([{ type: 'Parameter', id: 'LIST' }]) },
    saveParameter: { invalidatesTags: resolveTags([{ type: 'Parameter', id: 'LIST' }]) },
    deleteRole: { invalidatesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    getRole: { providesTags: resolveTags([{ type: 'Role', id: 'LIST' }, { type: 'Role', id: 'input.id' }]) },
    listRoles: { providesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    saveRole: { invalidatesTags: resolveTags([{ type: 'Role', id: 'LIST' }]) },
    endSession: { invalidatesTags: resolveTags([{ type: 'Session', id: 'LIST' }]) },
    sendTestMail: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    listAllSessions: { providesTags: resolveTags([{ type: 'Session', id: 'LIST' }]) },
  },
});
