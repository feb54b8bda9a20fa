import type { ListPeopleApiArg } from '@/services/wms/generated/users.gen';

export const filterNames = ['buscar', 'sede', 'area'] as const;
export type DirectoryFilters = Record<(typeof filterNames)[number], string>;

export const PAGE_SIZE = 24;

const numberFilter = (field: 'siteId' | 'areaId', text: string) =>
  /^\d+$/.test(text) ? [{ field, operator: 'is' as const, value: Number(text) }] : [];

/** This asks the server for what the address says. */
export function directoryRequest(filters: DirectoryFilters, page: number): ListPeopleApiArg {
  return {
    page,
    size: PAGE_SIZE,
    search: filters.buscar,
    filters: [...numberFilter('siteId', filters.sede), ...numberFilter('areaId', filters.area)],
  };
}
