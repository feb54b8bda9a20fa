// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTaxDeductions: build.query<
      ListTaxDeductionsApiResponse,
      ListTaxDeductionsApiArg
    >({
      query: (queryArg) => ({
        url: `/deduccionGanancias.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    removeTaxDeduction: build.mutation<
      RemoveTaxDeductionApiResponse,
      RemoveTaxDeductionApiArg
    >({
      query: (queryArg) => ({
        url: `/deduccionGanancias.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveTaxDeduction: build.mutation<
      SaveTaxDeductionApiResponse,
      SaveTaxDeductionApiArg
    >({
      query: (queryArg) => ({
        url: `/deduccionGanancias.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as incomeTaxApi };
export type ListTaxDeductionsApiResponse =
  /** status 200 ok */ ListTaxDeductionsOutput;
export type ListTaxDeductionsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "kind" | "amount" | "fromDay" | "toDay" | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "personId" | "name" | "kind" | "fromDay" | "siteId" | "areaId";
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
export type RemoveTaxDeductionApiResponse = /** status 200 ok */ Done;
export type RemoveTaxDeductionApiArg = RemoveTaxDeductionInput;
export type SaveTaxDeductionApiResponse = /** status 200 ok */ TaxDeduction;
export type SaveTaxDeductionApiArg = SaveTaxDeductionInput;
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type TaxDeduction = {
  personId: number;
  kind:
    | "spouse"
    | "child"
    | "disabledChild"
    | "rent"
    | "lifeInsurance"
    | "healthPlan"
    | "medical"
    | "mortgage"
    | "domestic"
    | "donation"
    | "other";
  part: "whole" | "half";
  amount: string | null;
  detail: string;
  fromDay: string;
  toDay: string | null;
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
};
export type ListTaxDeductionsOutput = {
  rows: TaxDeduction[];
  total: number;
  atLeast?: boolean;
};
export type Done = {
  ok: true;
};
export type RemoveTaxDeductionInput = {
  id: number;
  version: number;
};
export type SaveTaxDeductionInput = {
  personId: number;
  kind:
    | "spouse"
    | "child"
    | "disabledChild"
    | "rent"
    | "lifeInsurance"
    | "healthPlan"
    | "medical"
    | "mortgage"
    | "domestic"
    | "donation"
    | "other";
  part?: "whole" | "half";
  amount?: string | null;
  detail?: string;
  fromDay: string;
  toDay?: string | null;
  id?: number;
  version?: number;
};
export const {
  useListTaxDeductionsQuery,
  useLazyListTaxDeductionsQuery,
  useRemoveTaxDeductionMutation,
  useSaveTaxDeductionMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listTaxDeductions: { providesTags: resolveTags([{ type: 'TaxDeduction', id: 'LIST' }]) },
    removeTaxDeduction: { invalidatesTags: resolveTags([{ type: 'TaxDeduction', id: 'LIST' }]) },
    saveTaxDeduction: { invalidatesTags: resolveTags([{ type: 'TaxDeduction', id: 'LIST' }]) },
  },
});
