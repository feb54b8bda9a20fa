// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query<ListCalendarApiResponse, ListCalendarApiArg>({
      query: (queryArg) => ({
        url: `/ausencia.listarCalendario`,
        params: {
          year: queryArg.year,
          month: queryArg.month,
          personId: queryArg.personId,
          siteId: queryArg.siteId,
          areaId: queryArg.areaId,
          onlyAway: queryArg.onlyAway,
          page: queryArg.page,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as absencesApi };
export type ListCalendarApiResponse = /** status 200 ok */ ListCalendarOutput;
export type ListCalendarApiArg = {
  year: number;
  month?: number;
  personId?: number;
  siteId?: number;
  areaId?: number;
  onlyAway?: boolean;
  page?: number;
};
export type CalendarPerson = {
  id: number;
  name: string;
  position: string | null;
  imageUrl: string;
  siteId: number;
  areaName: string;
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
export type CalendarBlock = {
  id: number;
  fromDay: string;
  toDay: string;
  reason: string;
  place: string | null;
};
export type ListCalendarOutput = {
  from: string;
  to: string;
  today: string;
  people: CalendarPerson[];
  total: number;
  pageSize: number;
  absences: AwayDays[];
  blocks: CalendarBlock[];
};
export const { useListCalendarQuery, useLazyListCalendarQuery } =
  injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listCalendar: { providesTags: resolveTags([{ type: 'Absence', id: 'LIST' }, { type: 'LeaveSetting', id: 'LIST' }]) },
  },
});
