// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveLegajoImage: build.mutation<
      SaveLegajoImageApiResponse,
      SaveLegajoImageApiArg
    >({
      query: (queryArg) => ({
        url: `/legajo.guardarImagen`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as documentsApi };
export type SaveLegajoImageApiResponse =
  /** status 200 ok */ SaveLegajoImageOutput;
export type SaveLegajoImageApiArg = SaveLegajoImageInput;
export type SaveLegajoImageOutput = {
  url: string;
  version: number;
};
export type SaveLegajoImageInput = {
  personId: number;
  file: Blob;
};
export const { useSaveLegajoImageMutation } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    saveLegajoImage: { invalidatesTags: resolveTags([{ type: 'Photo', id: 'LIST' }]) },
  },
});
