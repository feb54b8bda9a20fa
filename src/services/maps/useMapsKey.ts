import { serverApi } from '@/services/wms/generated/server.gen';

/** The key of the organisation for Google's maps: null without one, undefined while nobody knows. */
export function useMapsKey(): string | null | undefined {
  const { data, isError } = serverApi.useGetMapSettingsQuery();
  // A map that waits for a server that does not answer would show nothing at all.
  if (isError) return null;
  return data?.key;
}
