import { sameJson } from '@/utils/sameJson';
import type { ListParams } from '../list/useListParams';
import { SavedViews } from './SavedViews';
import { useSavedViews } from './useSavedViews';

interface BoardViewsProps<Name extends string> {
  /** The name of the accion that the board reads. */
  list: string;
  /** `vista` among them: the view that is shown. */
  params: ListParams<Name | 'vista'>;
  /** A view keeps these, by the name that they have in the address. */
  kept: readonly Name[];
}

/** The filters of a page that is no list, under a name. */
export function BoardViews<Name extends string>({ list, params, kept }: BoardViewsProps<Name>) {
  const { values, setFilters } = params;
  const filters = kept
    .filter((name) => values[name] !== '')
    .map((name) => ({ field: name, operator: 'is' as const, value: values[name] }));
  const state = { search: '', filters, sort: [], layout: [] };
  const { views, current, apply } = useSavedViews({
    list,
    address: { view: Number(values.vista) || null },
    change: (asked) => {
      const found = (name: Name) => asked.filters.find(({ field }) => field === name)?.value ?? '';
      const wanted = kept.map((name) => [name, String(found(name))]);
      setFilters({
        ...(Object.fromEntries(wanted) as Record<Name, string>),
        vista: asked.view === null ? '' : String(asked.view),
      } as Partial<Record<Name | 'vista', string>>);
    },
  });
  return (
    <SavedViews
      list={list}
      views={views}
      current={current}
      state={state}
      changed={current !== undefined && !sameJson(current.state.filters, filters)}
      onApply={apply}
    />
  );
}
