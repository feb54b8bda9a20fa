// Generated from contract/ by `npm run generate`. Do not edit.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createFirstAdministrator: build.mutation<
      CreateFirstAdministratorApiResponse,
      CreateFirstAdministratorApiArg
    >({
      query: (queryArg) => ({
        url: `/servidor.crearAdministrador`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getMapSettings: build.query<
      GetMapSettingsApiResponse,
      GetMapSettingsApiArg
    >({
      query: () => ({ url: `/servidor.obtenerMapa` }),
    }),
    serverStatus: build.query<ServerStatusApiResponse, ServerStatusApiArg>({
      query: () => ({ url: `/servidor.estado` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as serverApi };
export type CreateFirstAdministratorApiResponse = /** status 200 ok */ Done;
export type CreateFirstAdministratorApiArg = CreateFirstAdministratorInput;
export type GetMapSettingsApiResponse = /** status 200 ok */ MapSettings;
export type GetMapSettingsApiArg = void;
export type ServerStatusApiResponse = /** status 200 ok */ ServerStatus;
export type ServerStatusApiArg = void;
export type Done = {
  ok: true;
};
export type CreateFirstAdministratorInput = {
  codigo: string;
  organizacion: string;
  nombre: string;
  apellido: string;
  usuario: string;
  clave: string;
};
export type MapSettings = {
  key: string | null;
};
export type StorageState = "enough" | "low" | "none";
export type ServerStatus = {
  name: string;
  version: string;
  capabilities: ("bodies" | "bearer" | "events")[];
  needsSetup: boolean;
  storage: StorageState;
  clockMoved: boolean;
};
export const {
  useCreateFirstAdministratorMutation,
  useGetMapSettingsQuery,
  useLazyGetMapSettingsQuery,
  useServerStatusQuery,
  useLazyServerStatusQuery,
} = injectedRtkApi;
