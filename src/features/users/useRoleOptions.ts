import { useListRolesQuery } from './api';

/** The roles that can be given, and how each is called. */
export function useRoleOptions() {
  const { data } = useListRolesQuery();
  const options = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return {
    options,
    roleName: (id: number | '') => options.find(({ value }) => value === id)?.label ?? '—',
  };
}
