// Generated from contract/ by `npm run generate`. Do not edit.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAll: build.query<SearchAllApiResponse, SearchAllApiArg>({
      query: (queryArg) => ({
        url: `/busqueda.buscar`,
        params: {
          words: queryArg,
        },
      }),
    }),
    showLinks: build.query<ShowLinksApiResponse, ShowLinksApiArg>({
      query: (queryArg) => ({
        url: `/busqueda.mostrarEnlaces`,
        params: {
          paths: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchApi };
export type SearchAllApiResponse = /** status 200 ok */ Found;
export type SearchAllApiArg = string;
export type ShowLinksApiResponse = /** status 200 ok */ RecordCards;
export type ShowLinksApiArg = string[];
export type FoundRow = {
  id: number;
  title: string;
  detail: string;
  link: string;
  imageUrl: string | null;
};
export type FoundGroup = {
  kind:
    | "person"
    | "approval"
    | "request"
    | "order"
    | "customer"
    | "product"
    | "location"
    | "arrival"
    | "stockCount"
    | "visit"
    | "leave"
    | "news"
    | "reimbursement"
    | "rendition"
    | "document"
    | "receipt"
    | "loan"
    | "envelope"
    | "signature"
    | "post";
  label: string;
  rows: FoundRow[];
  total: number;
  atLeast: boolean;
  all: string | null;
  late: boolean;
};
export type Found = {
  groups: FoundGroup[];
};
export type RecordCard = {
  path: string;
  label: string;
  found: FoundRow | null;
};
export type RecordCards = {
  cards: RecordCard[];
};
export const {
  useSearchAllQuery,
  useLazySearchAllQuery,
  useShowLinksQuery,
  useLazyShowLinksQuery,
} = injectedRtkApi;
