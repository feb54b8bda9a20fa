import { namedChoices } from '@/components/data-grid/namedChoices';
import { useListRolesQuery } from '@/services/wms/generated/admin.gen';

/** The roles that can be given, and how each is called. */
export function useRoleOptions() {
  const { data } = useListRolesQuery();
  const options = namedChoices(data?.rows);
  return {
    options,
    roleName: (id: number | '') => options.find(({ value }) => value === id)?.label ?? '—',
  };
}
