// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRepeatedReceipt: build.query<
      FindRepeatedReceiptApiResponse,
      FindRepeatedReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/gasto.buscarRepetido`,
        params: {
          content: queryArg.content,
          issuer: queryArg.issuer,
          invoiceType: queryArg.invoiceType,
          invoiceNumber: queryArg.invoiceNumber,
          source: queryArg.source,
          sourceId: queryArg.sourceId,
        },
      }),
    }),
    getExpenseTotals: build.query<
      GetExpenseTotalsApiResponse,
      GetExpenseTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/gasto.obtenerTotales`,
        params: {
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          source: queryArg.source,
        },
      }),
    }),
    listExpenseCategories: build.query<
      ListExpenseCategoriesApiResponse,
      ListExpenseCategoriesApiArg
    >({
      query: () => ({ url: `/categoriaGasto.listar` }),
    }),
    saveExpenseCategory: build.mutation<
      SaveExpenseCategoryApiResponse,
      SaveExpenseCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/categoriaGasto.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as expensesApi };
export type FindRepeatedReceiptApiResponse =
  /** status 200 ok */ FindRepeatedReceiptOutput;
export type FindRepeatedReceiptApiArg = {
  content?: string | null;
  issuer?: string | null;
  invoiceType?:
    | (
        | "invoiceA"
        | "invoiceB"
        | "invoiceC"
        | "invoiceM"
        | "ticketA"
        | "ticketB"
        | "ticketC"
        | "ticket"
        | "receiptA"
        | "receiptB"
        | "receiptC"
        | "other"
      )
    | null;
  invoiceNumber?: string;
  source?: "reimbursements" | "renditions";
  sourceId?: number;
};
export type GetExpenseTotalsApiResponse =
  /** status 200 ok */ GetExpenseTotalsOutput;
export type GetExpenseTotalsApiArg = {
  fromDay: string;
  toDay: string;
  source?: "all" | "reimbursements" | "renditions";
};
export type ListExpenseCategoriesApiResponse =
  /** status 200 ok */ ListExpenseCategoriesOutput;
export type ListExpenseCategoriesApiArg = void;
export type SaveExpenseCategoryApiResponse =
  /** status 200 ok */ ExpenseCategory;
export type SaveExpenseCategoryApiArg = SaveExpenseCategoryInput;
export type RepeatedReceipt = {
  text: string;
  path: string | null;
};
export type FindRepeatedReceiptOutput = {
  repeated: RepeatedReceipt[];
};
export type ExpenseTotal = {
  key: string;
  label: string;
  count: number;
  claimed: string;
  granted: string;
};
export type GetExpenseTotalsOutput = {
  byCategory: ExpenseTotal[];
  byMonth: ExpenseTotal[];
  byArea: ExpenseTotal[];
  total: ExpenseTotal;
};
export type ExpenseCategory = {
  code: string;
  name: string;
  kind: "amount" | "distance";
  limit: string | null;
  needsReceipt: boolean;
  account: string;
  active: boolean;
  id: number;
  version: number;
  used: boolean;
};
export type ListExpenseCategoriesOutput = {
  rows: ExpenseCategory[];
  edits: boolean;
  manages: boolean;
  kmRate: string | null;
};
export type SaveExpenseCategoryInput = {
  code: string;
  name: string;
  kind: "amount" | "distance";
  limit?: string | null;
  needsReceipt?: boolean;
  account?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export const {
  useFindRepeatedReceiptQuery,
  useLazyFindRepeatedReceiptQuery,
  useGetExpenseTotalsQuery,
  useLazyGetExpenseTotalsQuery,
  useListExpenseCategoriesQuery,
  useLazyListExpenseCategoriesQuery,
  useSaveExpenseCategoryMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    findRepeatedReceipt: { providesTags: resolveTags([{ type: 'Reimbursement', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    getExpenseTotals: { providesTags: resolveTags([{ type: 'Reimbursement', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    listExpenseCategories: { providesTags: resolveTags([{ type: 'ExpenseCategory', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }]) },
    saveExpenseCategory: { invalidatesTags: resolveTags([{ type: 'ExpenseCategory', id: 'LIST' }]) },
  },
});
