import { usePersonNames } from '@/components/references/usePersonNames';
import { type Employee, useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import type { Names, PersonValues } from './personForm';

/** The words for the ids of two versions of a person. */
export function useConflictNames(conflict: { mine: PersonValues; stored: Employee } | null): Names {
  const { data } = useGetOrganisationQuery();
  const ids = [conflict?.mine.managerId, conflict?.stored.managerId];
  const nameOf = usePersonNames(ids.filter((id) => typeof id === 'number'));
  return {
    site: (id) => data?.sites.find((site) => site.id === id)?.name ?? '—',
    area: (id) => data?.areas.find((area) => area.id === id)?.name ?? '—',
    manager: (id) => (id === '' ? 'A nadie' : (nameOf(id) ?? 'Una persona que se fue')),
  };
}
