import { searchApi } from '../wms/generated/search.gen';

export type { FoundGroup } from '../wms/generated/search.gen';
export const { useSearchAllQuery } = searchApi;
