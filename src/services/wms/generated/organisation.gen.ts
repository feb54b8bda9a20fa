// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganisationSettings: build.query<
      GetOrganisationSettingsApiResponse,
      GetOrganisationSettingsApiArg
    >({
      query: () => ({ url: `/casa.obtener` }),
    }),
    saveBranding: build.mutation<SaveBrandingApiResponse, SaveBrandingApiArg>({
      query: (queryArg) => ({
        url: `/casa.guardarMarca`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveMail: build.mutation<SaveMailApiResponse, SaveMailApiArg>({
      query: (queryArg) => ({
        url: `/casa.guardarCorreo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveSecurity: build.mutation<SaveSecurityApiResponse, SaveSecurityApiArg>({
      query: (queryArg) => ({
        url: `/casa.guardarSeguridad`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tryMail: build.mutation<TryMailApiResponse, TryMailApiArg>({
      query: (queryArg) => ({
        url: `/casa.probarCorreo`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organisationApi };
export type GetOrganisationSettingsApiResponse =
  /** status 200 ok */ OrganisationSettings;
export type GetOrganisationSettingsApiArg = void;
export type SaveBrandingApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveBrandingApiArg = SaveBrandingInput;
export type SaveMailApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveMailApiArg = SaveMailInput;
export type SaveSecurityApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveSecurityApiArg = SaveSecurityInput;
export type TryMailApiResponse = /** status 200 ok */ TriedMail;
export type TryMailApiArg = TryMailInput;
export type OrganisationSettings = {
  branding: {
    name: string;
    color: string | null;
    taxId: string | null;
    address: string | null;
    version: number;
  };
  mail: {
    source: "environment" | "house" | "none";
    server: {
      host: string;
      port: number;
      security: "tls" | "starttls" | "none";
      username: string;
      from: string;
    } | null;
    hasPassword: boolean;
    version: number;
  };
  security: {
    sessionDays: number;
    tries: number;
    secondStepForAdmins: boolean;
    version: number;
  };
  maps: {
    keyed: boolean;
  };
};
export type SaveBrandingInput = {
  name: string;
  color: string | null;
  taxId?: string | null;
  address?: string | null;
  version: number;
};
export type SaveMailInput = {
  server: {
    host: string;
    port: number;
    security: "tls" | "starttls" | "none";
    username: string;
    from: string;
  } | null;
  password?: string;
  version: number;
};
export type SaveSecurityInput = {
  sessionDays: number;
  tries: number;
  secondStepForAdmins: boolean;
  version: number;
};
export type TriedMail = {
  to: string;
};
export type TryMailInput = {
  server: {
    host: string;
    port: number;
    security: "tls" | "starttls" | "none";
    username: string;
    from: string;
  };
  password?: string;
  to?: "" | string;
};
export const {
  useGetOrganisationSettingsQuery,
  useLazyGetOrganisationSettingsQuery,
  useSaveBrandingMutation,
  useSaveMailMutation,
  useSaveSecurityMutation,
  useTryMailMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getOrganisationSettings: { providesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveBranding: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveMail: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveSecurity: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
  },
});
