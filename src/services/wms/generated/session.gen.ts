// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    closeSession: build.mutation<CloseSessionApiResponse, CloseSessionApiArg>({
      query: (queryArg) => ({
        url: `/usuario.cerrarSesion`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endView: build.mutation<EndViewApiResponse, EndViewApiArg>({
      query: () => ({ url: `/verComo.terminar`, method: "POST" }),
    }),
    renewSession: build.mutation<RenewSessionApiResponse, RenewSessionApiArg>({
      query: () => ({ url: `/usuario.renovar`, method: "POST" }),
    }),
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/usuario.ingresar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/usuario.salir`, method: "POST" }),
    }),
    getSecondStep: build.query<GetSecondStepApiResponse, GetSecondStepApiArg>({
      query: () => ({ url: `/usuario.segundoPaso` }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.renovarCodigos`,
        method: "POST",
        body: queryArg,
      }),
    }),
    choosePassword: build.mutation<
      ChoosePasswordApiResponse,
      ChoosePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.elegirClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    forgetPassword: build.mutation<
      ForgetPasswordApiResponse,
      ForgetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.olvidarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    activateSecondStep: build.mutation<
      ActivateSecondStepApiResponse,
      ActivateSecondStepApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.activarSegundoPaso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.cambiarClave`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/usuario.sesiones` }),
    }),
    prepareSecondStep: build.mutation<
      PrepareSecondStepApiResponse,
      PrepareSecondStepApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.prepararSegundoPaso`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeSecondStep: build.mutation<
      RemoveSecondStepApiResponse,
      RemoveSecondStepApiArg
    >({
      query: (queryArg) => ({
        url: `/usuario.quitarSegundoPaso`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionApi };
export type CloseSessionApiResponse = /** status 200 ok */ Done;
export type CloseSessionApiArg = CloseSessionInput;
export type EndViewApiResponse = /** status 200 ok */ EndedView;
export type EndViewApiArg = void;
export type RenewSessionApiResponse = /** status 200 ok */ SessionUser;
export type RenewSessionApiArg = void;
export type SignInApiResponse = /** status 200 ok */ SessionUser;
export type SignInApiArg = SignInInput;
export type SignOutApiResponse = /** status 200 ok */ Done;
export type SignOutApiArg = void;
export type GetSecondStepApiResponse = /** status 200 ok */ SecondStep;
export type GetSecondStepApiArg = void;
export type RenewRecoveryCodesApiResponse = /** status 200 ok */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = RenewRecoveryCodesInput;
export type ChoosePasswordApiResponse = /** status 200 ok */ Done;
export type ChoosePasswordApiArg = ChoosePasswordInput;
export type ForgetPasswordApiResponse = /** status 200 ok */ ForgottenPassword;
export type ForgetPasswordApiArg = ForgetPasswordInput;
export type ActivateSecondStepApiResponse = /** status 200 ok */ RecoveryCodes;
export type ActivateSecondStepApiArg = ActivateSecondStepInput;
export type ChangePasswordApiResponse = /** status 200 ok */ Done;
export type ChangePasswordApiArg = ChangePasswordInput;
export type ListSessionsApiResponse = /** status 200 ok */ ListSessionsOutput;
export type ListSessionsApiArg = void;
export type PrepareSecondStepApiResponse = /** status 200 ok */ SecondStepKey;
export type PrepareSecondStepApiArg = PrepareSecondStepInput;
export type RemoveSecondStepApiResponse = /** status 200 ok */ Done;
export type RemoveSecondStepApiArg = RemoveSecondStepInput;
export type Done = {
  ok: true;
};
export type CloseSessionInput = {
  id: string;
};
export type Roles = {
  CHATS: boolean;
  DOCUMENTS: boolean;
  SIGNED: boolean;
  RECEIPTS: boolean;
  DISAGREEMENT: boolean;
  SUMMARY: boolean;
  RENDITIONS: boolean;
  COUNTERS: boolean;
  LOANS: boolean;
  WORKFLOW: boolean;
  REIMBURSEMENTS: boolean;
  VISITS:
    | boolean
    | {
        show?: boolean;
        plan?: boolean;
      };
  ADMIN:
    | boolean
    | {
        users?: boolean;
        roles?: boolean;
        settings?: boolean;
        audit?: boolean;
      };
  ORDERS:
    | boolean
    | {
        show?: boolean;
        create?: boolean;
        pick?: boolean;
        check?: boolean;
        dispatch?: boolean;
        cancel?: boolean;
      };
  SYNC:
    | boolean
    | {
        show?: boolean;
        run?: boolean;
      };
  LIQUIDATION: {
    APPROVE: boolean;
    SHOW: boolean;
  };
  REFERRALS: {
    OWNER: boolean;
    ALL: boolean;
  };
  POSTS: {
    SHOW: boolean;
    CREATE: boolean;
  };
  HOLIDAYS: {
    CREATE: boolean;
    APPROVE: boolean;
  };
  MARKINGS: {
    CREATE: boolean;
    SHOW: boolean;
  };
  NEWS: {
    CREATE: boolean;
    SHOW: boolean;
    STATE: boolean;
  };
  SCHEDULES: {
    CREATE: boolean;
    SHOW: boolean;
  };
  HOURS: {
    CREATE: boolean;
    STRIP: boolean;
    SHOW: boolean;
  };
  PROFILE: {
    EDIT: boolean;
  };
};
export type SessionUser = {
  id: number;
  wmsId: number | null;
  docket: string | null;
  name: string;
  JWT: string;
  dni: string | null;
  email: string | null;
  imageUrl: string | null;
  position: string | null;
  rating: string | null;
  client: {
    url: string;
    name: string;
  };
  roles: Roles;
  mustChangePassword: boolean;
};
export type EndedView = {
  user: SessionUser;
  from: string;
};
export type SignInInput = {
  usuario: string;
  clave: string;
  codigo?: string;
};
export type SecondStep = {
  since: string | null;
  codesLeft: number;
};
export type RecoveryCodes = {
  codes: string[];
};
export type RenewRecoveryCodesInput = {
  clave: string;
};
export type ChoosePasswordInput = {
  enlace: string;
  claveNueva: string;
};
export type ForgottenPassword = {
  way: "mail" | "people";
};
export type ForgetPasswordInput = {
  usuario: string;
};
export type ActivateSecondStepInput = {
  codigo: string;
};
export type ChangePasswordInput = {
  claveActual: string;
  claveNueva: string;
};
export type OwnSession = {
  id: string;
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  address: string;
  device: string;
};
export type ListSessionsOutput = {
  rows: OwnSession[];
};
export type SecondStepKey = {
  key: string;
  uri: string;
};
export type PrepareSecondStepInput = {
  clave: string;
};
export type RemoveSecondStepInput = {
  clave: string;
  codigo: string;
};
export const {
  useCloseSessionMutation,
  useEndViewMutation,
  useRenewSessionMutation,
  useSignInMutation,
  useSignOutMutation,
  useGetSecondStepQuery,
  useLazyGetSecondStepQuery,
  useRenewRecoveryCodesMutation,
  useChoosePasswordMutation,
  useForgetPasswordMutation,
  useActivateSecondStepMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  usePrepareSecondStepMutation,
  useRemoveSecondStepMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    closeSession: { invalidatesTags: resolveTags([{ type: 'Session', id: 'LIST' }]) },
    getSecondStep: { providesTags: resolveTags([{ type: 'SecondStep', id: 'LIST' }]) },
    renewRecoveryCodes: { invalidatesTags: resolveTags([{ type: 'SecondStep', id: 'LIST' }]) },
    activateSecondStep: { invalidatesTags: resolveTags([{ type: 'SecondStep', id: 'LIST' }]) },
    changePassword: { invalidatesTags: resolveTags([{ type: 'Session', id: 'LIST' }]) },
    listSessions: { providesTags: resolveTags([{ type: 'Session', id: 'LIST' }]) },
    removeSecondStep: { invalidatesTags: resolveTags([{ type: 'SecondStep', id: 'LIST' }]) },
  },
});
