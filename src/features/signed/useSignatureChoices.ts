import { useMemo } from 'react';
import { usePlaces } from '@/components/references/usePlaces';
import { useListEnvelopesQuery } from '@/services/wms/generated/signed.gen';

/** What signatures can be narrowed to, the latest envelopes among it. */
export function useSignatureChoices() {
  const places = usePlaces();
  const { data } = useListEnvelopesQuery({ size: 200 });
  return useMemo(
    () => ({
      ...places,
      envelopes: (data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
    }),
    [places, data],
  );
}
