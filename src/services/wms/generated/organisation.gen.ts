// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmTestMail: build.mutation<
      ConfirmTestMailApiResponse,
      ConfirmTestMailApiArg
    >({
      query: () => ({ url: `/casa.confirmarCorreo`, method: "POST" }),
    }),
    getOrganisationSettings: build.query<
      GetOrganisationSettingsApiResponse,
      GetOrganisationSettingsApiArg
    >({
      query: () => ({ url: `/casa.obtener` }),
    }),
    removeLogo: build.mutation<RemoveLogoApiResponse, RemoveLogoApiArg>({
      query: (queryArg) => ({
        url: `/casa.quitarLogo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveBranding: build.mutation<SaveBrandingApiResponse, SaveBrandingApiArg>({
      query: (queryArg) => ({
        url: `/casa.guardarMarca`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLogo: build.mutation<SaveLogoApiResponse, SaveLogoApiArg>({
      query: (queryArg) => ({
        url: `/casa.guardarLogo`,
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
export type ConfirmTestMailApiResponse =
  /** status 200 ok */ OrganisationSettings;
export type ConfirmTestMailApiArg = void;
export type GetOrganisationSettingsApiResponse =
  /** status 200 ok */ OrganisationSettings;
export type GetOrganisationSettingsApiArg = void;
export type RemoveLogoApiResponse = /** status 200 ok */ OrganisationSettings;
export type RemoveLogoApiArg = RemoveLogoInput;
export type SaveBrandingApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveBrandingApiArg = SaveBrandingInput;
export type SaveLogoApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveLogoApiArg = SaveLogoInput;
export type SaveMailApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveMailApiArg = SaveMailInput;
export type SaveSecurityApiResponse = /** status 200 ok */ OrganisationSettings;
export type SaveSecurityApiArg = SaveSecurityInput;
export type TryMailApiResponse = /** status 200 ok */ TriedMail;
export type TryMailApiArg = TryMailInput;
export type OrganisationLogo = {
  src: string;
  width: number;
  height: number;
};
export type OrganisationSettings = {
  branding: {
    name: string;
    color: string | null;
    taxId: string | null;
    address: string | null;
    logo: OrganisationLogo | null;
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
    trial: "none" | "accepted" | "arrived";
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
export type RemoveLogoInput = {
  version: number;
};
export type SaveBrandingInput = {
  name: string;
  color: string | null;
  taxId?: string | null;
  address?: string | null;
  version: number;
};
export type SaveLogoInput = {
  logo: string;
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
  useConfirmTestMailMutation,
  useGetOrganisationSettingsQuery,
  useLazyGetOrganisationSettingsQuery,
  useRemoveLogoMutation,
  useSaveBrandingMutation,
  useSaveLogoMutation,
  useSaveMailMutation,
  useSaveSecurityMutation,
  useTryMailMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    confirmTestMail: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    getOrganisationSettings: { providesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    removeLogo: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveBranding: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveLogo: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveMail: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    saveSecurity: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
    tryMail: { invalidatesTags: resolveTags([{ type: 'OrganisationSettings', id: 'LIST' }]) },
  },
});
