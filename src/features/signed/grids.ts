import { gridList } from '@/components/data-grid/gridList';
import { useListEnvelopesQuery, useListSignaturesQuery } from '@/services/wms/generated/signed.gen';

export const envelopesGrid = gridList({
  id: 'signed/envelopes',
  accion: 'sobre.listar',
  exports: false,
  useRows: useListEnvelopesQuery,
});

export const signaturesGrid = gridList({
  id: 'signed/people',
  accion: 'firma.listar',
  useRows: useListSignaturesQuery,
});
