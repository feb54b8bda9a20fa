import { useAppSelector } from '@/app/hooks';
import type { PageLinks } from '@/components/page/PageLinks';
import { selectCan } from '@/services/session/selectCan';
import { importNewsPath, newsCalendarPath, newsTypesPath, ownNewsPath } from '@/utils/paths';

type Links = Parameters<typeof PageLinks>[0]['links'];

/** The pages beside the list that this person may open. */
export function useNewsLinks(): Links {
  const decides = useAppSelector(selectCan('NEWS.STATE'));
  const calendar = { to: newsCalendarPath, label: 'Calendario', icon: 'calendar' } as const;
  const asks = useAppSelector(selectCan('NEWS.CREATE'));
  const own = asks ? [{ to: ownNewsPath, label: 'Las mías', icon: 'person' } as const] : [];
  if (!decides) return [calendar, ...own];
  return [
    calendar,
    ...own,
    { to: newsTypesPath, label: 'Tipos', icon: 'settings' },
    { to: importNewsPath, label: 'Importar', icon: 'upload' },
  ];
}
