import { usersApi } from '@/services/wms/generated/users.gen';

/** The names of people known by id; asked once for all of them. */
export function usePersonNames(ids: readonly number[]): (id: number) => string | undefined {
  const { data } = usersApi.useListPeopleQuery(
    { size: 200, filters: [{ field: 'id', operator: 'in', value: [...ids] }] },
    { skip: ids.length === 0 },
  );
  return (id) => data?.rows.find((person) => person.id === id)?.name;
}
