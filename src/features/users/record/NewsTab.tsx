import { rangeText } from '@contract/core/rangeText';
import { newsRecord } from '@contract/news/newsRecord';
import { useAppSelector } from '@/app/hooks';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { selectCan } from '@/services/session/selectCan';
import { useListNewsQuery } from '@/services/wms/generated/news.gen';
import { askNewsPath, enterNewsForPath, newsItemPath } from '@/utils/paths';
import { PartList, type PartStep, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

/** People who enter novelties of others have both flags; one's own are told by their person. */
function useStep({ id, own }: PartProps): PartStep | null {
  const creates = useAppSelector(selectCan('NEWS.CREATE'));
  const sees = useAppSelector(selectCan('NEWS.SHOW'));
  if (!creates) return null;
  if (own) return { label: 'Avisar una ausencia', to: askNewsPath, icon: 'add' };
  return sees ? { label: 'Cargar una novedad', to: enterNewsForPath(id), icon: 'add' } : null;
}

/** The novelties that changed a person's hours or pay. */
export function NewsTab(props: PartProps) {
  const paging = usePartPage();
  const query = useListNewsQuery({
    page: paging.page,
    size: paging.size,
    filters: [{ field: 'personId', operator: 'is', value: props.id }],
    sort: [{ field: 'fromDay', direction: 'desc' }],
  });
  return (
    <PartList
      query={query}
      paging={paging}
      icon="news"
      empty={{
        title: 'No tiene novedades',
        text: 'Las ausencias, horas e importes que cambien su sueldo van a quedar acá.',
      }}
      step={useStep(props)}
      line={({ id, typeName, fromDay, toDay, state }) => ({
        title: typeName,
        detail: rangeText(fromDay, toDay),
        to: newsItemPath(id),
        chips: <ChoiceChip field={newsRecord.shown.state} value={state} />,
      })}
    />
  );
}
