// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/config.obtener` }),
    }),
    saveSettings: build.mutation<SaveSettingsApiResponse, SaveSettingsApiArg>({
      query: (queryArg) => ({
        url: `/config.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as settingsApi };
export type GetSettingsApiResponse = /** status 200 ok */ GetSettingsOutput;
export type GetSettingsApiArg = void;
export type SaveSettingsApiResponse = /** status 200 ok */ SaveSettingsOutput;
export type SaveSettingsApiArg = SaveSettingsInput;
export type ColumnPlace = {
  key: string;
  shown: boolean;
  width?: number;
  pinned?: "left" | "right";
};
export type GridSetting = {
  own: ColumnPlace[] | null;
  over: {
    view: number;
    layout: ColumnPlace[];
  } | null;
};
export type Settings = {
  [key: string]: (string | boolean | GridSetting) | null;
};
export type GetSettingsOutput = {
  values: Settings;
};
export type SaveSettingsOutput = {
  values: Settings;
};
export type SaveSettingsInput = {
  values: Settings;
};
export const {
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useSaveSettingsMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getSettings: { providesTags: resolveTags([{ type: 'Setting', id: 'LIST' }]) },
    saveSettings: { invalidatesTags: resolveTags([{ type: 'Setting', id: 'LIST' }]) },
  },
});
