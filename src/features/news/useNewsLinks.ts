import { useAppSelector } from '@/app/hooks';
import type { PageLinks } from '@/components/page/PageLinks';
import { selectCan } from '@/services/session/selectCan';
import { importNewsPath, newsCalendarPath, newsTypesPath } from '@/utils/paths';

type Links = Parameters<typeof PageLinks>[0]['links'];

/** The pages beside the list that this person may open. */
export function useNewsLinks(): Links {
  const decides = useAppSelector(selectCan('NEWS.STATE'));
  const calendar = { to: newsCalendarPath, label: 'Calendario', icon: 'calendar' } as const;
  if (!decides) return [calendar];
  return [
    calendar,
    { to: newsTypesPath, label: 'Tipos', icon: 'settings' },
    { to: importNewsPath, label: 'Importar', icon: 'upload' },
  ];
}
