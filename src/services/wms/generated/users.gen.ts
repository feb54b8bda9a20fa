// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPerson: build.mutation<CreatePersonApiResponse, CreatePersonApiArg>({
      query: (queryArg) => ({
        url: `/persona.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getEmployee: build.query<GetEmployeeApiResponse, GetEmployeeApiArg>({
      query: (queryArg) => ({
        url: `/persona.obtenerFicha`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
      query: (queryArg) => ({
        url: `/persona.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>({
      query: (queryArg) => ({
        url: `/persona.administrar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
      query: (queryArg) => ({
        url: `/persona.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    previewLeaving: build.query<
      PreviewLeavingApiResponse,
      PreviewLeavingApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.previsualizarBaja`,
        params: {
          id: queryArg.id,
          leaveDate: queryArg.leaveDate,
        },
      }),
    }),
    reactivatePerson: build.mutation<
      ReactivatePersonApiResponse,
      ReactivatePersonApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.reactivar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updatePerson: build.mutation<UpdatePersonApiResponse, UpdatePersonApiArg>({
      query: (queryArg) => ({
        url: `/persona.editar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteDependant: build.mutation<
      DeleteDependantApiResponse,
      DeleteDependantApiArg
    >({
      query: (queryArg) => ({
        url: `/familia.borrarFamiliar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteEvaluation: build.mutation<
      DeleteEvaluationApiResponse,
      DeleteEvaluationApiArg
    >({
      query: (queryArg) => ({
        url: `/evaluacion.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deletePersonHistory: build.mutation<
      DeletePersonHistoryApiResponse,
      DeletePersonHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/historia.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getFamily: build.query<GetFamilyApiResponse, GetFamilyApiArg>({
      query: (queryArg) => ({
        url: `/familia.obtener`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    getPay: build.query<GetPayApiResponse, GetPayApiArg>({
      query: (queryArg) => ({
        url: `/sueldo.obtener`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    listEvaluations: build.query<
      ListEvaluationsApiResponse,
      ListEvaluationsApiArg
    >({
      query: (queryArg) => ({
        url: `/evaluacion.listar`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    listPay: build.query<ListPayApiResponse, ListPayApiArg>({
      query: (queryArg) => ({
        url: `/sueldo.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listPersonHistory: build.query<
      ListPersonHistoryApiResponse,
      ListPersonHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/historia.listar`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    saveDependant: build.mutation<
      SaveDependantApiResponse,
      SaveDependantApiArg
    >({
      query: (queryArg) => ({
        url: `/familia.guardarFamiliar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveEmergencyContact: build.mutation<
      SaveEmergencyContactApiResponse,
      SaveEmergencyContactApiArg
    >({
      query: (queryArg) => ({
        url: `/familia.guardarContacto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveEvaluation: build.mutation<
      SaveEvaluationApiResponse,
      SaveEvaluationApiArg
    >({
      query: (queryArg) => ({
        url: `/evaluacion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePay: build.mutation<SavePayApiResponse, SavePayApiArg>({
      query: (queryArg) => ({
        url: `/sueldo.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePersonHistory: build.mutation<
      SavePersonHistoryApiResponse,
      SavePersonHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/historia.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deletePersonBook: build.mutation<
      DeletePersonBookApiResponse,
      DeletePersonBookApiArg
    >({
      query: (queryArg) => ({
        url: `/libroSueldos.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPersonBook: build.query<GetPersonBookApiResponse, GetPersonBookApiArg>({
      query: (queryArg) => ({
        url: `/libroSueldos.obtener`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    listPersonBooks: build.query<
      ListPersonBooksApiResponse,
      ListPersonBooksApiArg
    >({
      query: (queryArg) => ({
        url: `/libroSueldos.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    savePersonBook: build.mutation<
      SavePersonBookApiResponse,
      SavePersonBookApiArg
    >({
      query: (queryArg) => ({
        url: `/libroSueldos.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: (queryArg) => ({
        url: `/cuenta.obtener`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    liftSecondStep: build.mutation<
      LiftSecondStepApiResponse,
      LiftSecondStepApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.quitarSegundoPaso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.reiniciarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createAccounts: build.mutation<
      CreateAccountsApiResponse,
      CreateAccountsApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.crearVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    givePasswords: build.mutation<
      GivePasswordsApiResponse,
      GivePasswordsApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.entregarClaves`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mailPasswords: build.mutation<
      MailPasswordsApiResponse,
      MailPasswordsApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.enviarClaves`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewPasswords: build.query<
      PreviewPasswordsApiResponse,
      PreviewPasswordsApiArg
    >({
      query: (queryArg) => ({
        url: `/cuenta.previsualizarClaves`,
        params: {
          selection: queryArg,
        },
      }),
    }),
    getChartPath: build.query<GetChartPathApiResponse, GetChartPathApiArg>({
      query: (queryArg) => ({
        url: `/organigrama.obtenerCamino`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getOrganisation: build.query<
      GetOrganisationApiResponse,
      GetOrganisationApiArg
    >({
      query: () => ({ url: `/organizacion.obtener` }),
    }),
    listChart: build.query<ListChartApiResponse, ListChartApiArg>({
      query: (queryArg) => ({
        url: `/organigrama.listarEquipo`,
        params: {
          managerId: queryArg,
        },
      }),
    }),
    getOwnProfile: build.query<GetOwnProfileApiResponse, GetOwnProfileApiArg>({
      query: () => ({ url: `/perfil.obtener` }),
    }),
    removeOwnPhoto: build.mutation<
      RemoveOwnPhotoApiResponse,
      RemoveOwnPhotoApiArg
    >({
      query: () => ({ url: `/perfil.quitarFoto`, method: "POST" }),
    }),
    removePersonPhoto: build.mutation<
      RemovePersonPhotoApiResponse,
      RemovePersonPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.quitarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveOwnPhoto: build.mutation<SaveOwnPhotoApiResponse, SaveOwnPhotoApiArg>({
      query: (queryArg) => ({
        url: `/perfil.guardarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePersonPhoto: build.mutation<
      SavePersonPhotoApiResponse,
      SavePersonPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.guardarFoto`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changePeople: build.mutation<ChangePeopleApiResponse, ChangePeopleApiArg>({
      query: (queryArg) => ({
        url: `/persona.cambiarVarias`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deactivatePerson: build.mutation<
      DeactivatePersonApiResponse,
      DeactivatePersonApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.darDeBaja`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPersonParts: build.query<
      GetPersonPartsApiResponse,
      GetPersonPartsApiArg
    >({
      query: (queryArg) => ({
        url: `/persona.obtenerPartes`,
        params: {
          id: queryArg,
        },
      }),
    }),
    saveAccount: build.mutation<SaveAccountApiResponse, SaveAccountApiArg>({
      query: (queryArg) => ({
        url: `/cuenta.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveOwnContact: build.mutation<
      SaveOwnContactApiResponse,
      SaveOwnContactApiArg
    >({
      query: (queryArg) => ({
        url: `/perfil.guardarContacto`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type CreatePersonApiResponse = /** status 200 ok */ Employee;
export type CreatePersonApiArg = CreatePersonInput;
export type GetEmployeeApiResponse = /** status 200 ok */ Employee;
export type GetEmployeeApiArg = number;
export type GetPersonApiResponse = /** status 200 ok */ DirectoryPersonDetail;
export type GetPersonApiArg = number;
export type ListEmployeesApiResponse = /** status 200 ok */ ListEmployeesOutput;
export type ListEmployeesApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "docket"
      | "name"
      | "firstName"
      | "lastName"
      | "dni"
      | "cuil"
      | "birthDate"
      | "hireDate"
      | "leaveDate"
      | "siteName"
      | "areaName"
      | "managerName"
      | "position"
      | "category"
      | "agreement"
      | "email"
      | "rating"
      | "username";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "state"
      | "docket"
      | "name"
      | "firstName"
      | "lastName"
      | "dni"
      | "cuil"
      | "birthDate"
      | "hireDate"
      | "leaveDate"
      | "siteId"
      | "areaId"
      | "managerId"
      | "position"
      | "category"
      | "agreement"
      | "email"
      | "phone"
      | "rating"
      | "username"
      | "account"
      | "hasAccess";
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
export type ListPeopleApiResponse = /** status 200 ok */ ListPeopleOutput;
export type ListPeopleApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "docket" | "position" | "siteName" | "areaName";
    direction: "asc" | "desc";
  }[];
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
};
export type PreviewLeavingApiResponse =
  /** status 200 ok */ PreviewLeavingOutput;
export type PreviewLeavingApiArg = {
  id: number;
  leaveDate: string;
};
export type ReactivatePersonApiResponse = /** status 200 ok */ Employee;
export type ReactivatePersonApiArg = ReactivatePersonInput;
export type UpdatePersonApiResponse = /** status 200 ok */ Employee;
export type UpdatePersonApiArg = UpdatePersonInput;
export type DeleteDependantApiResponse = /** status 200 ok */ Done;
export type DeleteDependantApiArg = DeleteDependantInput;
export type DeleteEvaluationApiResponse = /** status 200 ok */ Done;
export type DeleteEvaluationApiArg = DeleteEvaluationInput;
export type DeletePersonHistoryApiResponse = /** status 200 ok */ Done;
export type DeletePersonHistoryApiArg = DeletePersonHistoryInput;
export type GetFamilyApiResponse = /** status 200 ok */ Family;
export type GetFamilyApiArg = number;
export type GetPayApiResponse = /** status 200 ok */ PersonPay;
export type GetPayApiArg = number;
export type ListEvaluationsApiResponse = /** status 200 ok */ PersonEvaluations;
export type ListEvaluationsApiArg = number;
export type ListPayApiResponse = /** status 200 ok */ ListPayOutput;
export type ListPayApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "name"
      | "docket"
      | "siteName"
      | "areaName"
      | "agreement"
      | "category"
      | "salary";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "name"
      | "docket"
      | "siteId"
      | "areaId"
      | "agreement"
      | "category"
      | "salaryBasis"
      | "salary"
      | "unionTie"
      | "cbu"
      | "bankAlias";
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
export type ListPersonHistoryApiResponse = /** status 200 ok */ PersonHistory;
export type ListPersonHistoryApiArg = number;
export type SaveDependantApiResponse = /** status 200 ok */ Dependant;
export type SaveDependantApiArg = SaveDependantInput;
export type SaveEmergencyContactApiResponse = /** status 200 ok */ Family;
export type SaveEmergencyContactApiArg = SaveEmergencyContactInput;
export type SaveEvaluationApiResponse = /** status 200 ok */ Evaluation;
export type SaveEvaluationApiArg = SaveEvaluationInput;
export type SavePayApiResponse = /** status 200 ok */ PersonPay;
export type SavePayApiArg = SavePayInput;
export type SavePersonHistoryApiResponse = /** status 200 ok */ HistoryRow;
export type SavePersonHistoryApiArg = SavePersonHistoryInput;
export type DeletePersonBookApiResponse = /** status 200 ok */ Done;
export type DeletePersonBookApiArg = DeletePersonBookInput;
export type GetPersonBookApiResponse = /** status 200 ok */ PersonBook;
export type GetPersonBookApiArg = number;
export type ListPersonBooksApiResponse =
  /** status 200 ok */ ListPersonBooksOutput;
export type ListPersonBooksApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "siteName"
      | "areaName"
      | "effectiveFrom"
      | "situation"
      | "condition"
      | "activity"
      | "contract"
      | "place"
      | "health"
      | "spouse"
      | "children"
      | "insured";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personName"
      | "docket"
      | "siteName"
      | "areaName"
      | "effectiveFrom"
      | "situation"
      | "condition"
      | "activity"
      | "contract"
      | "place"
      | "health"
      | "spouse"
      | "children"
      | "insured"
      | "personId"
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
export type SavePersonBookApiResponse = /** status 200 ok */ PersonBookRow;
export type SavePersonBookApiArg = SavePersonBookInput;
export type GetAccountApiResponse = /** status 200 ok */ AccountOfPerson;
export type GetAccountApiArg = number;
export type LiftSecondStepApiResponse = /** status 200 ok */ PersonAccount;
export type LiftSecondStepApiArg = LiftSecondStepInput;
export type ResetPasswordApiResponse = /** status 200 ok */ NewPassword;
export type ResetPasswordApiArg = ResetPasswordInput;
export type CreateAccountsApiResponse = /** status 200 ok */ BulkOutput;
export type CreateAccountsApiArg = CreateAccountsInput;
export type GivePasswordsApiResponse = /** status 200 ok */ GivenPasswords;
export type GivePasswordsApiArg = GivePasswordsInput;
export type MailPasswordsApiResponse = /** status 200 ok */ BulkOutput;
export type MailPasswordsApiArg = MailPasswordsInput;
export type PreviewPasswordsApiResponse = /** status 200 ok */ PasswordsPreview;
export type PreviewPasswordsApiArg =
  | {
      kind: "rows";
      ids: number[];
    }
  | {
      kind: "filtered";
      filters?: {
        field:
          | "state"
          | "docket"
          | "name"
          | "firstName"
          | "lastName"
          | "dni"
          | "cuil"
          | "birthDate"
          | "hireDate"
          | "leaveDate"
          | "siteId"
          | "areaId"
          | "managerId"
          | "position"
          | "category"
          | "agreement"
          | "email"
          | "phone"
          | "rating"
          | "username"
          | "account"
          | "hasAccess";
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
export type GetChartPathApiResponse = /** status 200 ok */ GetChartPathOutput;
export type GetChartPathApiArg = number | undefined;
export type GetOrganisationApiResponse = /** status 200 ok */ Organisation;
export type GetOrganisationApiArg = void;
export type ListChartApiResponse = /** status 200 ok */ ListChartOutput;
export type ListChartApiArg = number | undefined;
export type GetOwnProfileApiResponse = /** status 200 ok */ OwnProfile;
export type GetOwnProfileApiArg = void;
export type RemoveOwnPhotoApiResponse = /** status 200 ok */ SavedPhoto;
export type RemoveOwnPhotoApiArg = void;
export type RemovePersonPhotoApiResponse = /** status 200 ok */ SavedPhoto;
export type RemovePersonPhotoApiArg = RemovePersonPhotoInput;
export type SaveOwnPhotoApiResponse = /** status 200 ok */ SavedPhoto;
export type SaveOwnPhotoApiArg = SaveOwnPhotoInput;
export type SavePersonPhotoApiResponse = /** status 200 ok */ SavedPhoto;
export type SavePersonPhotoApiArg = SavePersonPhotoInput;
export type ChangePeopleApiResponse = /** status 200 ok */ BulkOutput;
export type ChangePeopleApiArg = ChangePeopleInput;
export type DeactivatePersonApiResponse = /** status 200 ok */ Employee;
export type DeactivatePersonApiArg = DeactivatePersonInput;
export type GetPersonPartsApiResponse = /** status 200 ok */ PersonParts;
export type GetPersonPartsApiArg = number;
export type SaveAccountApiResponse = /** status 200 ok */ PersonAccount;
export type SaveAccountApiArg = SaveAccountInput;
export type SaveOwnContactApiResponse = /** status 200 ok */ OwnContact;
export type SaveOwnContactApiArg = SaveOwnContactInput;
export type Employee = {
  id: number;
  version: number;
  docket: string;
  name: string;
  firstName: string;
  lastName: string;
  dni: string;
  cuil: string;
  birthDate: string;
  hireDate: string;
  leaveDate: string | null;
  leaveReason: string | null;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  managerId: number | null;
  managerName: string | null;
  position: string | null;
  category: string | null;
  agreement: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  rating: string | null;
  username: string | null;
  account: "none" | "waiting" | "open" | "closed";
  imageUrl: string;
};
export type CreatePersonInput = {
  lastName: string;
  firstName: string;
  docket: string;
  dni: string;
  cuil: string;
  birthDate: string;
  hireDate: string;
  areaId: number;
  managerId?: number | null;
  position?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type DirectoryPersonDetail = {
  id: number;
  docket: string;
  name: string;
  position: string | null;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  email: string | null;
  phone: string | null;
  imageUrl: string;
  siteAddress: string | null;
  manager: PersonRef | null;
  reports: PersonRef[];
  evaluates: boolean;
};
export type ListEmployeesOutput = {
  rows: Employee[];
  total: number;
  atLeast?: boolean;
};
export type DirectoryPerson = {
  id: number;
  docket: string;
  name: string;
  position: string | null;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  email: string | null;
  phone: string | null;
  imageUrl: string;
};
export type ListPeopleOutput = {
  rows: DirectoryPerson[];
  total: number;
  atLeast?: boolean;
};
export type HeldThings = {
  kind: "team" | "areas" | "orders" | "counts" | "approvals" | "delegations";
  count: number;
  names: string[];
};
export type PreviewLeavingOutput = {
  granted: number;
  asked: number;
  news: number;
  shift: number;
  bankUse: number;
  held: HeldThings[];
};
export type ReactivatePersonInput = {
  id: number;
  version: number;
};
export type UpdatePersonInput = {
  lastName: string;
  firstName: string;
  docket: string;
  dni: string;
  cuil: string;
  birthDate: string;
  hireDate: string;
  areaId: number;
  managerId?: number | null;
  position?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  id: number;
  version: number;
  effectiveFrom?: string;
};
export type Done = {
  ok: true;
};
export type DeleteDependantInput = {
  personId: number;
  id: number;
  version: number;
};
export type DeleteEvaluationInput = {
  personId: number;
  id: number;
  version: number;
};
export type DeletePersonHistoryInput = {
  personId: number;
  id: number;
  version: number;
};
export type Dependant = {
  name: string;
  kinship: "spouse" | "partner" | "child" | "stepchild" | "parent" | "other";
  birthDate: string;
  dni: string;
  cuil: string | null;
  since: string;
  until: string | null;
  id: number;
  version: number;
};
export type Family = {
  personId: number;
  version: number;
  emergencyName: string | null;
  emergencyKinship: string | null;
  emergencyPhone: string | null;
  dependants: Dependant[];
};
export type PersonPay = {
  personId: number;
  version: number;
  agreement: string | null;
  category: string | null;
  salaryBasis: ("monthly" | "daily" | "hourly") | null;
  salary: string | null;
  unionTie: "none" | "member" | "solidarity";
  cbu: string | null;
  bankAlias: string | null;
};
export type Evaluation = {
  period: string;
  score: number;
  comment: string;
  id: number;
  version: number;
  evaluator: string;
  edits: boolean;
  deletes: boolean;
};
export type PersonEvaluations = {
  rows: Evaluation[];
  rating: string | null;
  evaluates: boolean;
};
export type PayRow = {
  agreement: string | null;
  category: string | null;
  salaryBasis: ("monthly" | "daily" | "hourly") | null;
  salary: string | null;
  unionTie: "none" | "member" | "solidarity";
  cbu: string | null;
  bankAlias: string | null;
  id: number;
  docket: string;
  name: string;
  cuil: string;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  imageUrl: string;
};
export type ListPayOutput = {
  rows: PayRow[];
  total: number;
  atLeast?: boolean;
};
export type HistoryRow = {
  id: number;
  version: number;
  kind:
    | "position"
    | "place"
    | "manager"
    | "category"
    | "agreement"
    | "salary"
    | "union";
  effectiveFrom: string;
  begun: boolean;
  position: string | null;
  areaId: number | null;
  areaName: string | null;
  siteName: string | null;
  managerId: number | null;
  managerName: string | null;
  category: string | null;
  agreement: string | null;
  salaryBasis: ("monthly" | "daily" | "hourly") | null;
  salary: string | null;
  unionTie: ("none" | "member" | "solidarity") | null;
  author: string | null;
  createdAt: string;
};
export type PersonHistory = {
  rows: HistoryRow[];
};
export type SaveDependantInput = {
  name: string;
  kinship: "spouse" | "partner" | "child" | "stepchild" | "parent" | "other";
  birthDate: string;
  dni: string;
  cuil?: string | null;
  since: string;
  until?: string | null;
  personId: number;
  id?: number;
  version?: number;
};
export type SaveEmergencyContactInput = {
  emergencyName?: string | null;
  emergencyKinship?: string | null;
  emergencyPhone?: string | null;
  personId: number;
  version: number;
};
export type SaveEvaluationInput = {
  period: string;
  score: number;
  comment?: string;
  personId: number;
  id?: number;
  version?: number;
};
export type SavePayInput = {
  agreement?: string | null;
  category?: string | null;
  salaryBasis?: ("monthly" | "daily" | "hourly") | null;
  salary?: string | null;
  unionTie: "none" | "member" | "solidarity";
  cbu?: string | null;
  bankAlias?: string | null;
  personId: number;
  version: number;
  effectiveFrom?: string;
};
export type SavePersonHistoryInput = {
  personId: number;
  id?: number;
  version?: number;
  effectiveFrom: string;
  change:
    | {
        kind: "position";
        position: string | null;
      }
    | {
        kind: "place";
        areaId: number;
      }
    | {
        kind: "manager";
        managerId: number | null;
      }
    | {
        kind: "category";
        category: string | null;
      }
    | {
        kind: "agreement";
        agreement: string | null;
      }
    | {
        kind: "salary";
        salaryBasis: "monthly" | "daily" | "hourly";
        salary: string;
      }
    | {
        kind: "union";
        unionTie: "none" | "member" | "solidarity";
      };
};
export type DeletePersonBookInput = {
  personId: number;
  id: number;
  version: number;
};
export type BookCodeInForce = {
  name:
    "situation" | "condition" | "activity" | "contract" | "place" | "health";
  value: number | null;
  from: "person" | "site" | "organisation" | "nobody";
};
export type PersonBookRow = {
  effectiveFrom: string;
  situation: number | null;
  condition: number | null;
  activity: number | null;
  contract: number | null;
  place: number | null;
  health: number | null;
  spouse: ("yes" | "no") | null;
  children: number | null;
  insured: ("yes" | "no") | null;
  id: number;
  version: number;
  current: boolean;
  author: string | null;
  createdAt: string;
};
export type PersonBook = {
  personId: number;
  today: string;
  codes: BookCodeInForce[];
  rows: PersonBookRow[];
};
export type PersonBookListRow = {
  effectiveFrom: string;
  situation: number | null;
  condition: number | null;
  activity: number | null;
  contract: number | null;
  place: number | null;
  health: number | null;
  spouse: ("yes" | "no") | null;
  children: number | null;
  insured: ("yes" | "no") | null;
  id: number;
  personId: number;
  personName: string;
  docket: string;
  cuil: string;
  siteId: number;
  siteName: string;
  areaId: number;
  areaName: string;
  imageUrl: string;
};
export type ListPersonBooksOutput = {
  rows: PersonBookListRow[];
  total: number;
  atLeast?: boolean;
};
export type SavePersonBookInput = {
  effectiveFrom: string;
  situation?: number | null;
  condition?: number | null;
  activity?: number | null;
  contract?: number | null;
  place?: number | null;
  health?: number | null;
  spouse?: ("yes" | "no") | null;
  children?: number | null;
  insured?: ("yes" | "no") | null;
  personId: number;
  id?: number;
  version?: number;
};
export type PersonAccount = {
  id: number;
  version: number;
  personId: number;
  username: string;
  roleId: number;
  roleName: string;
  active: boolean;
  mustChangePassword: boolean;
  secondStep: boolean;
  lastSeenAt: string | null;
};
export type AccountOfPerson = {
  account: PersonAccount | null;
};
export type LiftSecondStepInput = {
  personId: number;
  version: number;
};
export type NewPassword = {
  account: PersonAccount;
  password: string | null;
};
export type ResetPasswordInput = {
  personId: number;
  version: number;
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
export type CreateAccountsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "state"
            | "docket"
            | "name"
            | "firstName"
            | "lastName"
            | "dni"
            | "cuil"
            | "birthDate"
            | "hireDate"
            | "leaveDate"
            | "siteId"
            | "areaId"
            | "managerId"
            | "position"
            | "category"
            | "agreement"
            | "email"
            | "phone"
            | "rating"
            | "username"
            | "account"
            | "hasAccess";
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
  roleId: number;
};
export type PasswordSlip = {
  personId: number;
  name: string;
  docket: string;
  areaName: string;
  siteName: string;
  username: string;
  password: string;
};
export type GivenPasswords = {
  slips: PasswordSlip[] | null;
  refused: BulkResult[];
  address: string;
};
export type GivePasswordsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "state"
            | "docket"
            | "name"
            | "firstName"
            | "lastName"
            | "dni"
            | "cuil"
            | "birthDate"
            | "hireDate"
            | "leaveDate"
            | "siteId"
            | "areaId"
            | "managerId"
            | "position"
            | "category"
            | "agreement"
            | "email"
            | "phone"
            | "rating"
            | "username"
            | "account"
            | "hasAccess";
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
};
export type MailPasswordsInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "state"
            | "docket"
            | "name"
            | "firstName"
            | "lastName"
            | "dni"
            | "cuil"
            | "birthDate"
            | "hireDate"
            | "leaveDate"
            | "siteId"
            | "areaId"
            | "managerId"
            | "position"
            | "category"
            | "agreement"
            | "email"
            | "phone"
            | "rating"
            | "username"
            | "account"
            | "hasAccess";
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
};
export type PasswordsPreview = {
  ready: number;
  refused: number;
  withoutMail: number;
  mail: boolean;
};
export type GetChartPathOutput = {
  path: number[];
};
export type Organisation = {
  name: string;
  sites: {
    id: number;
    name: string;
    zone: string;
  }[];
  areas: {
    id: number;
    name: string;
    siteId: number;
  }[];
};
export type ChartPerson = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  areaName: string;
  reports: number;
};
export type ListChartOutput = {
  people: ChartPerson[];
  total: number;
};
export type OwnProfile = {
  personId: number;
  data: {
    docket: string;
    dni: string;
    cuil: string;
    birthDate: string;
    hireDate: string;
    siteName: string;
    areaName: string;
    position: string | null;
    managerName: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
    rating: string | null;
  };
  pay: PersonPay;
  family: Family;
};
export type SavedPhoto = {
  imageUrl: string;
};
export type RemovePersonPhotoInput = {
  personId: number;
};
export type SaveOwnPhotoInput = {
  file: Blob;
};
export type SavePersonPhotoInput = {
  personId: number;
  file: Blob;
};
export type ChangePeopleInput = {
  selection:
    | {
        kind: "rows";
        ids: number[];
      }
    | {
        kind: "filtered";
        filters?: {
          field:
            | "state"
            | "docket"
            | "name"
            | "firstName"
            | "lastName"
            | "dni"
            | "cuil"
            | "birthDate"
            | "hireDate"
            | "leaveDate"
            | "siteId"
            | "areaId"
            | "managerId"
            | "position"
            | "category"
            | "agreement"
            | "email"
            | "phone"
            | "rating"
            | "username"
            | "account"
            | "hasAccess";
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
        kind: "manager";
        managerId: number | null;
      }
    | {
        kind: "area";
        areaId: number;
      }
    | {
        kind: "role";
        roleId: number;
      };
};
export type DeactivatePersonInput = {
  leaveDate: string;
  reason: string;
  id: number;
  version: number;
  handover?: {
    kind: "team" | "areas" | "orders" | "counts" | "approvals" | "delegations";
    personId: number;
  }[];
};
export type PersonPart =
  | "contact"
  | "employment"
  | "account"
  | "pay"
  | "book"
  | "family"
  | "documents"
  | "leave"
  | "news"
  | "receipts"
  | "signatures"
  | "evaluations"
  | "history"
  | "audit";
export type PersonParts = {
  id: number;
  name: string;
  own: boolean;
  keeps: boolean;
  parts: PersonPart[];
};
export type SaveAccountInput = {
  username: string;
  roleId: number;
  active: boolean;
  personId: number;
  version?: number;
};
export type OwnContact = {
  phone: string | null;
  address: string | null;
  emergencyName: string | null;
  emergencyKinship: string | null;
  emergencyPhone: string | null;
  id: number;
  version: number;
};
export type SaveOwnContactInput = {
  phone?: string | null;
  address?: string | null;
  emergencyName?: string | null;
  emergencyKinship?: string | null;
  emergencyPhone?: string | null;
  version: number;
};
export const {
  useCreatePersonMutation,
  useGetEmployeeQuery,
  useLazyGetEmployeeQuery,
  useGetPersonQuery,
  useLazyGetPersonQuery,
  useListEmployeesQuery,
  useLazyListEmployeesQuery,
  useListPeopleQuery,
  useLazyListPeopleQuery,
  usePreviewLeavingQuery,
  useLazyPreviewLeavingQuery,
  useReactivatePersonMutation,
  useUpdatePersonMutation,
  useDeleteDependantMutation,
  useDeleteEvaluationMutation,
  useDeletePersonHistoryMutation,
  useGetFamilyQuery,
  useLazyGetFamilyQuery,
  useGetPayQuery,
  useLazyGetPayQuery,
  useListEvaluationsQuery,
  useLazyListEvaluationsQuery,
  useListPayQuery,
  useLazyListPayQuery,
  useListPersonHistoryQuery,
  useLazyListPersonHistoryQuery,
  useSaveDependantMutation,
  useSaveEmergencyContactMutation,
  useSaveEvaluationMutation,
  useSavePayMutation,
  useSavePersonHistoryMutation,
  useDeletePersonBookMutation,
  useGetPersonBookQuery,
  useLazyGetPersonBookQuery,
  useListPersonBooksQuery,
  useLazyListPersonBooksQuery,
  useSavePersonBookMutation,
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useLiftSecondStepMutation,
  useResetPasswordMutation,
  useCreateAccountsMutation,
  useGivePasswordsMutation,
  useMailPasswordsMutation,
  usePreviewPasswordsQuery,
  useLazyPreviewPasswordsQuery,
  useGetChartPathQuery,
  useLazyGetChartPathQuery,
  useGetOrganisationQuery,
  useLazyGetOrganisationQuery,
  useListChartQuery,
  useLazyListChartQuery,
  useGetOwnProfileQuery,
  useLazyGetOwnProfileQuery,
  useRemoveOwnPhotoMutation,
  useRemovePersonPhotoMutation,
  useSaveOwnPhotoMutation,
  useSavePersonPhotoMutation,
  useChangePeopleMutation,
  useDeactivatePersonMutation,
  useGetPersonPartsQuery,
  useLazyGetPersonPartsQuery,
  useSaveAccountMutation,
  useSaveOwnContactMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    createPerson: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    getEmployee: { providesTags: resolveTags([{ type: 'Person', id: 'input.id' }]) },
    getPerson: { providesTags: resolveTags([{ type: 'Person', id: 'input.id' }]) },
    listEmployees: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'output.rows' }]) },
    listPeople: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'output.rows' }]) },
    previewLeaving: { providesTags: resolveTags([{ type: 'Leave', id: 'LIST' }, { type: 'News', id: 'LIST' }, { type: 'Request', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'Order', id: 'LIST' }]) },
    reactivatePerson: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.id' }]) },
    updatePerson: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.id' }]) },
    deleteDependant: { invalidatesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    deleteEvaluation: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    deletePersonHistory: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    getFamily: { providesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    getPay: { providesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    listEvaluations: { providesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    listPay: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'output.rows' }]) },
    listPersonHistory: { providesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    saveDependant: { invalidatesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    saveEmergencyContact: { invalidatesTags: resolveTags([{ type: 'Person', id: 'input.personId' }]) },
    saveEvaluation: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    savePay: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    savePersonHistory: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    deletePersonBook: { invalidatesTags: resolveTags([{ type: 'Person', id: 'input.personId' }, { type: 'Person', id: 'LIST' }]) },
    getPersonBook: { providesTags: resolveTags([{ type: 'Person', id: 'input.personId' }, { type: 'Parameter', id: 'LIST' }]) },
    listPersonBooks: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    savePersonBook: { invalidatesTags: resolveTags([{ type: 'Person', id: 'input.personId' }, { type: 'Person', id: 'LIST' }]) },
    getAccount: { providesTags: resolveTags([{ type: 'Account', id: 'input.personId' }]) },
    liftSecondStep: { invalidatesTags: resolveTags([{ type: 'Account', id: 'input.personId' }]) },
    resetPassword: { invalidatesTags: resolveTags([{ type: 'Account', id: 'input.personId' }, { type: 'Session', id: 'LIST' }]) },
    createAccounts: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Role', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    givePasswords: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Session', id: 'LIST' }]) },
    mailPasswords: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Job', id: 'LIST' }, { type: 'Session', id: 'LIST' }]) },
    previewPasswords: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    getChartPath: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    getOrganisation: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Place', id: 'LIST' }]) },
    listChart: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    getOwnProfile: { providesTags: resolveTags([{ type: 'Person', id: 'output.personId' }]) },
    removeOwnPhoto: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    removePersonPhoto: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    saveOwnPhoto: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }]) },
    savePersonPhoto: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    changePeople: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Role', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    deactivatePerson: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'input.id' }, { type: 'Place', id: 'LIST' }]) },
    getPersonParts: { providesTags: resolveTags([{ type: 'Person', id: 'input.id' }, { type: 'Person', id: 'LIST' }, { type: 'Role', id: 'LIST' }]) },
    saveAccount: { invalidatesTags: resolveTags([{ type: 'Account', id: 'input.personId' }, { type: 'Person', id: 'input.personId' }, { type: 'Role', id: 'LIST' }]) },
    saveOwnContact: { invalidatesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'Person', id: 'output.id' }]) },
  },
});
