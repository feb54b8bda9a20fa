// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    askLoan: build.mutation<AskLoanApiResponse, AskLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.pedir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    callOffLoan: build.mutation<CallOffLoanApiResponse, CallOffLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.anular`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLoan: build.query<GetLoanApiResponse, GetLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getLoanTerms: build.query<GetLoanTermsApiResponse, GetLoanTermsApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.obtenerCondiciones`,
        params: {
          loanId: queryArg,
        },
      }),
    }),
    getLoanTotals: build.query<GetLoanTotalsApiResponse, GetLoanTotalsApiArg>({
      query: () => ({ url: `/prestamo.totalizar` }),
    }),
    listLoans: build.query<ListLoansApiResponse, ListLoansApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listOwnLoans: build.query<ListOwnLoansApiResponse, ListOwnLoansApiArg>({
      query: () => ({ url: `/prestamo.listarMios` }),
    }),
    pauseLoan: build.mutation<PauseLoanApiResponse, PauseLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.pausar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    payLoan: build.mutation<PayLoanApiResponse, PayLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.pagar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resumeLoan: build.mutation<ResumeLoanApiResponse, ResumeLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.reanudar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    settleLoan: build.mutation<SettleLoanApiResponse, SettleLoanApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.adelantar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLoanShares: build.query<GetLoanSharesApiResponse, GetLoanSharesApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.desglosar`,
        params: {
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
        },
      }),
    }),
    moveLoans: build.mutation<MoveLoansApiResponse, MoveLoansApiArg>({
      query: (queryArg) => ({
        url: `/prestamo.moverVarios`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLoanTypes: build.query<ListLoanTypesApiResponse, ListLoanTypesApiArg>({
      query: () => ({ url: `/tipoPrestamo.listar` }),
    }),
    saveLoanType: build.mutation<SaveLoanTypeApiResponse, SaveLoanTypeApiArg>({
      query: (queryArg) => ({
        url: `/tipoPrestamo.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as loansApi };
export type AskLoanApiResponse = /** status 200 ok */ LoanAsked;
export type AskLoanApiArg = AskLoanInput;
export type CallOffLoanApiResponse = /** status 200 ok */ LoanDetail;
export type CallOffLoanApiArg = CallOffLoanInput;
export type GetLoanApiResponse = /** status 200 ok */ LoanDetail;
export type GetLoanApiArg = number;
export type GetLoanTermsApiResponse = /** status 200 ok */ LoanTerms;
export type GetLoanTermsApiArg = number | undefined;
export type GetLoanTotalsApiResponse = /** status 200 ok */ LoanTotals;
export type GetLoanTotalsApiArg = void;
export type ListLoansApiResponse = /** status 200 ok */ ListLoansOutput;
export type ListLoansApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "name"
      | "typeId"
      | "amount"
      | "instalments"
      | "balance"
      | "nextPeriod"
      | "state"
      | "siteName"
      | "areaName"
      | "paidOn"
      | "askedAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "personId"
      | "name"
      | "typeId"
      | "kind"
      | "amount"
      | "instalments"
      | "balance"
      | "firstPeriod"
      | "duePeriod"
      | "state"
      | "siteId"
      | "areaId"
      | "paidOn"
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
export type ListOwnLoansApiResponse = /** status 200 ok */ OwnLoanList;
export type ListOwnLoansApiArg = void;
export type PauseLoanApiResponse = /** status 200 ok */ LoanDetail;
export type PauseLoanApiArg = PauseLoanInput;
export type PayLoanApiResponse = /** status 200 ok */ LoanDetail;
export type PayLoanApiArg = PayLoanInput;
export type ResumeLoanApiResponse = /** status 200 ok */ LoanDetail;
export type ResumeLoanApiArg = ResumeLoanInput;
export type SettleLoanApiResponse = /** status 200 ok */ LoanDetail;
export type SettleLoanApiArg = SettleLoanInput;
export type GetLoanSharesApiResponse = /** status 200 ok */ GetLoanSharesOutput;
export type GetLoanSharesApiArg = {
  fromDay: string;
  toDay: string;
};
export type MoveLoansApiResponse = /** status 200 ok */ BulkOutput;
export type MoveLoansApiArg = MoveLoansInput;
export type ListLoanTypesApiResponse = /** status 200 ok */ LoanTypeList;
export type ListLoanTypesApiArg = void;
export type SaveLoanTypeApiResponse = /** status 200 ok */ LoanType;
export type SaveLoanTypeApiArg = SaveLoanTypeInput;
export type LoanAsked = {
  id: number;
  requestId: number;
};
export type AskLoanInput = {
  typeId: number;
  amount: string;
  instalments: number;
  firstPeriod: string;
  note?: string;
  loanId?: number;
  version?: number;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type LoanInstalment = {
  number: number;
  period: string;
  amount: string;
  covered: string;
  state: "planned" | "due" | "deducted" | "covered" | "calledOff";
  skipped: number;
};
export type LoanMovement = {
  id: number;
  kind:
    | "lent"
    | "takenBack"
    | "deducted"
    | "givenBack"
    | "paid"
    | "skipped"
    | "paused"
    | "resumed"
    | "moved"
    | "calledOff";
  amount: string;
  text: string;
  by: string | null;
  at: string;
};
export type LoanDetail = {
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  kind: "advance" | "loan";
  amount: string;
  instalments: number;
  firstPeriod: string;
  state:
    | "draft"
    | "pending"
    | "rejected"
    | "cancelled"
    | "expired"
    | "toPay"
    | "inRun"
    | "active"
    | "paused"
    | "settled"
    | "calledOff";
  balance: string;
  nextPeriod: string | null;
  nextAmount: string | null;
  paidOn: string | null;
  requestId: number;
  requestVersion: number;
  askedAt: string;
  note: string;
  reason: string;
  plan: LoanInstalment[];
  movements: LoanMovement[];
  actions: (
    "edit" | "withdraw" | "pay" | "callOff" | "settle" | "pause" | "resume"
  )[];
  followsRequest: boolean;
};
export type CallOffLoanInput = {
  id: number;
  version: number;
  reason: string;
};
export type LoanTermsType = {
  id: number;
  name: string;
  kind: "advance" | "loan";
  maxInstalments: number;
  maxAmount: string | null;
  maxSalaries: string | null;
  minServiceMonths: number;
  source: string;
};
export type LoanCommitted = {
  period: string;
  kind: "advance" | "loan";
  amount: string;
};
export type LoanTerms = {
  types: LoanTermsType[];
  pay: string | null;
  serviceMonths: number;
  openTypeIds: number[];
  committed: LoanCommitted[];
  firstPeriods: string[];
  advanceLimit: string;
  deductionLimit: string;
};
export type LoanTotals = {
  out: string;
  people: number;
  period: string;
  dueNow: string;
  toPay: string;
  loansToPay: number;
  pending: number;
};
export type Loan = {
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  typeId: number;
  typeName: string;
  kind: "advance" | "loan";
  amount: string;
  instalments: number;
  firstPeriod: string;
  state:
    | "draft"
    | "pending"
    | "rejected"
    | "cancelled"
    | "expired"
    | "toPay"
    | "inRun"
    | "active"
    | "paused"
    | "settled"
    | "calledOff";
  balance: string;
  nextPeriod: string | null;
  nextAmount: string | null;
  paidOn: string | null;
  requestId: number;
  requestVersion: number;
  askedAt: string;
};
export type ListLoansOutput = {
  rows: Loan[];
  total: number;
  atLeast?: boolean;
};
export type OwnLoanList = {
  rows: Loan[];
};
export type PauseLoanInput = {
  id: number;
  version: number;
  reason: string;
};
export type PayLoanInput = {
  id: number;
  version: number;
  paidOn: string | null;
};
export type ResumeLoanInput = {
  id: number;
  version: number;
  firstPeriod: string;
};
export type SettleLoanInput = {
  id: number;
  version: number;
  amount: string;
  paidOn: string;
  reason: string;
};
export type LoanShare = {
  key: string;
  label: string;
  count: number;
  lent: string;
  balance: string;
};
export type GetLoanSharesOutput = {
  byType: LoanShare[];
  byMonth: LoanShare[];
  byArea: LoanShare[];
  total: LoanShare;
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
export type MoveLoansInput = {
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
            | "name"
            | "typeId"
            | "kind"
            | "amount"
            | "instalments"
            | "balance"
            | "firstPeriod"
            | "duePeriod"
            | "state"
            | "siteId"
            | "areaId"
            | "paidOn"
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
        except?: number[];
      };
  move:
    | {
        kind: "pay";
        paidOn: string | null;
      }
    | {
        kind: "callOff";
        reason: string;
      };
};
export type LoanType = {
  code: string;
  name: string;
  kind: "advance" | "loan";
  maxInstalments: number;
  maxAmount: string | null;
  maxSalaries: string | null;
  minServiceMonths: number;
  source: string;
  active: boolean;
  id: number;
  version: number;
};
export type LoanTypeList = {
  rows: LoanType[];
  edits: boolean;
};
export type SaveLoanTypeInput = {
  code: string;
  name: string;
  kind: "advance" | "loan";
  maxInstalments: number;
  maxAmount?: string | null;
  maxSalaries?: string | null;
  minServiceMonths?: number;
  source?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export const {
  useAskLoanMutation,
  useCallOffLoanMutation,
  useGetLoanQuery,
  useLazyGetLoanQuery,
  useGetLoanTermsQuery,
  useLazyGetLoanTermsQuery,
  useGetLoanTotalsQuery,
  useLazyGetLoanTotalsQuery,
  useListLoansQuery,
  useLazyListLoansQuery,
  useListOwnLoansQuery,
  useLazyListOwnLoansQuery,
  usePauseLoanMutation,
  usePayLoanMutation,
  useResumeLoanMutation,
  useSettleLoanMutation,
  useGetLoanSharesQuery,
  useLazyGetLoanSharesQuery,
  useMoveLoansMutation,
  useListLoanTypesQuery,
  useLazyListLoanTypesQuery,
  useSaveLoanTypeMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    askLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    callOffLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }]) },
    getLoan: { providesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    getLoanTerms: { providesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'LoanType', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    getLoanTotals: { providesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listLoans: { providesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    listOwnLoans: { providesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    pauseLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }]) },
    payLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }]) },
    resumeLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }]) },
    settleLoan: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'input.id' }, { type: 'Loan', id: 'LIST' }]) },
    getLoanShares: { providesTags: resolveTags([{ type: 'Loan', id: 'LIST' }]) },
    moveLoans: { invalidatesTags: resolveTags([{ type: 'Loan', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    listLoanTypes: { providesTags: resolveTags([{ type: 'LoanType', id: 'LIST' }]) },
    saveLoanType: { invalidatesTags: resolveTags([{ type: 'LoanType', id: 'LIST' }]) },
  },
});
