// Generated from contract/ by `npm run generate`. Do not edit.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countList: build.query<CountListApiResponse, CountListApiArg>({
      query: (queryArg) => ({
        url: `/lista.contar`,
        params: {
          list: queryArg.list,
          input: queryArg.input,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listsApi };
export type CountListApiResponse = /** status 200 ok */ ListCount;
export type CountListApiArg = {
  list: string;
  input?: {
    [key: string]: any;
  };
};
export type ListCount = {
  total: number;
};
export const { useCountListQuery } = injectedRtkApi;
