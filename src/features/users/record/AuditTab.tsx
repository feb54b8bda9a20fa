import { useListAuditQuery } from '@/services/wms/generated/admin.gen';
import { formatDate } from '@/utils/dates';
import { adminPaths } from '@/utils/paths';
import { PartList, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

/** The tab tells what was changed in a person's record, and by whom. */
export function AuditTab({ id }: PartProps) {
  const paging = usePartPage();
  const query = useListAuditQuery(
    {
      page: paging.page,
      size: paging.size,
      filters: [
        { field: 'entity', operator: 'is', value: 'person' },
        { field: 'entityId', operator: 'is', value: String(id) },
      ],
    },
    // The audit grows with every change and tells nobody.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PartList
      query={query}
      paging={paging}
      icon="admin"
      empty={{
        title: 'Nadie cambió su ficha todavía',
        text: 'Cada cambio va a quedar acá, con quién lo hizo y cuándo.',
      }}
      line={({ id: entryId, actor, did, thing, at }) => ({
        title: `${actor ?? 'El servidor'} ${did}${thing ? ` ${thing}` : ''}`,
        detail: formatDate(new Date(at), 'DD/MM/AAA HS:MN'),
        to: `${adminPaths.audit}/${entryId}`,
      })}
    />
  );
}
