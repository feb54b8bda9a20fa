// Generated from contract/ by `npm run generate`. Do not edit.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
      query: (queryArg) => ({
        url: `/archivo.subir`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as filesApi };
export type UploadFileApiResponse = /** status 200 ok */ StoredFile;
export type UploadFileApiArg = UploadFileInput;
export type StoredFile = {
  hash: string;
  name: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  url: string;
};
export type UploadFileInput = {
  purpose:
    | "post"
    | "postFile"
    | "punch"
    | "delivery"
    | "count"
    | "intake"
    | "brand"
    | "import"
    | "certificate"
    | "consent"
    | "comment"
    | "message"
    | "document"
    | "receipts"
    | "signing";
  file: Blob;
};
export const { useUploadFileMutation } = injectedRtkApi;
