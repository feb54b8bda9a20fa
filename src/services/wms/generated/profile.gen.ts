// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfileChange: build.query<
      GetProfileChangeApiResponse,
      GetProfileChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/perfil.obtenerPedido`,
        params: {
          requestId: queryArg,
        },
      }),
    }),
    listProfileChanges: build.query<
      ListProfileChangesApiResponse,
      ListProfileChangesApiArg
    >({
      query: (queryArg) => ({
        url: `/perfil.listarPedidos`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    requestProfileChange: build.mutation<
      RequestProfileChangeApiResponse,
      RequestProfileChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/perfil.pedirCambio`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as profileApi };
export type GetProfileChangeApiResponse =
  /** status 200 ok */ GetProfileChangeOutput;
export type GetProfileChangeApiArg = number;
export type ListProfileChangesApiResponse =
  /** status 200 ok */ PendingProfileChanges;
export type ListProfileChangesApiArg = number;
export type RequestProfileChangeApiResponse =
  /** status 200 ok */ RequestProfileChangeOutput;
export type RequestProfileChangeApiArg = RequestProfileChangeInput;
export type GetProfileChangeOutput = {
  change:
    | {
        kind: "bank";
        cbu: string;
        bankAlias: string | null;
      }
    | {
        kind: "name";
        lastName: string;
        firstName: string;
      }
    | {
        kind: "dependant";
        dependantId: number | null;
        name: string;
        kinship:
          "spouse" | "partner" | "child" | "stepchild" | "parent" | "other";
        birthDate: string;
        dni: string;
        since: string;
        cuil: string | null;
        until: string | null;
      }
    | {
        kind: "dependantRemoval";
        dependantId: number;
      };
};
export type DecisionFact = {
  label: string;
  value: string;
  tone: "plain" | "good" | "warning";
  path?: string | null;
};
export type PendingProfileChange = {
  requestId: number;
  version: number;
  state: "pending" | "draft";
  matter: "bank" | "name" | "dependant";
  dependantId: number | null;
  title: string;
  askedAt: string;
  facts: DecisionFact[];
};
export type PendingProfileChanges = {
  rows: PendingProfileChange[];
};
export type RequestProfileChangeOutput = {
  requestId: number;
};
export type RequestProfileChangeInput = {
  change:
    | {
        kind: "bank";
        cbu: string;
        bankAlias?: string | null;
      }
    | {
        kind: "name";
        lastName: string;
        firstName: string;
      }
    | {
        kind: "dependant";
        dependantId: number | null;
        name: string;
        kinship:
          "spouse" | "partner" | "child" | "stepchild" | "parent" | "other";
        birthDate: string;
        dni: string;
        since: string;
        cuil: string | null;
        until: string | null;
      }
    | {
        kind: "dependantRemoval";
        dependantId: number;
      };
  requestId?: number;
  clave?: string;
};
export const {
  useGetProfileChangeQuery,
  useLazyGetProfileChangeQuery,
  useListProfileChangesQuery,
  useLazyListProfileChangesQuery,
  useRequestProfileChangeMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getProfileChange: { providesTags: resolveTags([{ type: 'Request', id: 'input.requestId' }]) },
    listProfileChanges: { providesTags: resolveTags([{ type: 'Request', id: 'LIST' }]) },
    requestProfileChange: { invalidatesTags: resolveTags([{ type: 'Request', id: 'LIST' }]) },
  },
});
