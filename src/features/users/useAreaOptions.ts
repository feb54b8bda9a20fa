import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';

/** Every area with its site before it. */
export function useAreaOptions() {
  const { data } = useGetOrganisationQuery();
  const siteName = (id: number) => data?.sites.find((site) => site.id === id)?.name ?? '';
  return (data?.areas ?? []).map((area) => ({
    value: area.id,
    label: `${siteName(area.siteId)} · ${area.name}`,
  }));
}
