import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectCan } from '@/services/session/selectCan';
import {
  noFilters,
  readFilters,
  readPages,
  switched,
  type WallToggle,
  writeFilters,
} from '../wallFilters';

/** The filters live in the URL alone, and with them how many pages were asked for. */
export function useWallFilters() {
  const author = useAppSelector(selectCan('POSTS.CREATE'));
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, author);
  const pages = readPages(params);
  return {
    author,
    filters,
    pages,
    toggle: (toggle: WallToggle) => setParams(writeFilters(switched(filters, toggle))),
    search: (text: string) =>
      setParams(writeFilters({ ...filters, search: text }), { replace: true }),
    clear: () => setParams(writeFilters(noFilters)),
    showPages: (count: number) =>
      setParams(writeFilters(filters, count), { replace: true, preventScrollReset: true }),
  };
}

export type WallFiltering = ReturnType<typeof useWallFilters>;
