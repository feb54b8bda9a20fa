// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPublicHolidays: build.query<
      ListPublicHolidaysApiResponse,
      ListPublicHolidaysApiArg
    >({
      query: (queryArg) => ({
        url: `/consulta.listadoFeriadosFestivos`,
        params: {
          desde: queryArg.desde,
          hasta: queryArg.hasta,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as holidaysApi };
export type ListPublicHolidaysApiResponse =
  /** status 200 ok */ ListPublicHolidaysOutput;
export type ListPublicHolidaysApiArg = {
  desde?: number;
  hasta?: number;
};
export type PublicHoliday = {
  date: string;
  name: string;
  kind: "public" | "site";
  siteId: number | null;
  siteName: string | null;
};
export type ListPublicHolidaysOutput = {
  rows: PublicHoliday[];
};
export const { useListPublicHolidaysQuery } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listPublicHolidays: { providesTags: resolveTags([{ type: 'Holiday', id: 'LIST' }]) },
  },
});
