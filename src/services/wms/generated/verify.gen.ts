// Generated from contract/ by `npm run generate`. Do not edit.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyCode: build.query<VerifyCodeApiResponse, VerifyCodeApiArg>({
      query: (queryArg) => ({
        url: `/verificacion.obtenerPapel`,
        params: {
          code: queryArg,
        },
      }),
    }),
    verifyFile: build.mutation<VerifyFileApiResponse, VerifyFileApiArg>({
      query: (queryArg) => ({
        url: `/verificacion.comprobarArchivo`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as verifyApi };
export type VerifyCodeApiResponse = /** status 200 ok */ Verification;
export type VerifyCodeApiArg = string;
export type VerifyFileApiResponse = /** status 200 ok */ Verification;
export type VerifyFileApiArg = VerifyFileInput;
export type Verification = {
  verdict:
    ("intact" | "superseded" | "changed" | "unrecorded" | "unknown") | null;
  added: {
    bytes: number;
    by: string[];
  } | null;
  paper: {
    title: string;
    organisation: string;
    code: string;
    createdAt: string;
    standing:
      "signed" | "waiting" | "rejected" | "cancelled" | "expired" | "replaced";
    replacedByCode: string | null;
    level: string | null;
    sha256: string;
    signers: {
      name: string;
      state: string;
      signed: boolean;
      level: string | null;
      notes: string[];
      at: string | null;
    }[];
  } | null;
};
export type VerifyFileInput = {
  file: Blob;
};
export const {
  useVerifyCodeQuery,
  useLazyVerifyCodeQuery,
  useVerifyFileMutation,
} = injectedRtkApi;
