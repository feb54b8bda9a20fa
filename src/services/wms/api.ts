import { tagTypes } from '@contract/core/tags';
import { createApi } from '@reduxjs/toolkit/query/react';
import { makeBaseQuery } from './baseQuery';
import { accionMeta } from './generated/accionMeta.gen';

/** The one cache of server data. Endpoints are injected by the generated files. */
export const api = createApi({
  reducerPath: 'wms',
  baseQuery: makeBaseQuery(accionMeta),
  tagTypes,
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
