import { selectionOf, type Whom } from '@/components/references/whomForm';
import { useListPeopleQuery } from '@/services/wms/generated/users.gen';

/** How many people were said; a place not chosen yet, nothing known. */
export function useHowMany(said: Whom): number | undefined {
  const selection = selectionOf(said);
  const [filter] = selection.kind === 'filtered' ? selection.filters : [];
  const { currentData } = useListPeopleQuery(
    { size: 1, filters: filter ? [filter] : [] },
    { skip: !filter?.value },
  );
  return selection.kind === 'rows' ? selection.ids.length : currentData?.total;
}
