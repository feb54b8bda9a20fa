import { clock } from '@/utils/clock';
import { weekRange } from '@/utils/dates';
import type { WallQuery } from './wall';

export type WallState = 'archived' | 'expired';

export interface WallFilters {
  search: string;
  unread: boolean;
  pending: boolean;
  mine: boolean;
  /** Published since Monday. */
  week: boolean;
  state: WallState | null;
}

export type WallToggle = 'unread' | 'pending' | 'mine' | 'week' | WallState;

export const toggleLabels: Readonly<Record<WallToggle, string>> = {
  unread: 'Sin leer',
  pending: 'Por confirmar',
  week: 'Esta semana',
  mine: 'Publicadas por mí',
  archived: 'Archivadas',
  expired: 'Vencidas',
};

export const readerToggles: readonly WallToggle[] = ['unread', 'pending', 'week'];
export const authorToggles: readonly WallToggle[] = ['mine', 'archived', 'expired'];

const isState = (value: string | null): value is WallState =>
  value === 'archived' || value === 'expired';

/** A person who does not publish has no use for posts that are no longer on the wall. */
export function readFilters(params: URLSearchParams, author: boolean): WallFilters {
  const state = params.get('state');
  return {
    search: params.get('q')?.slice(0, 100) ?? '',
    unread: params.has('unread'),
    pending: params.has('pending'),
    mine: author && params.has('mine'),
    week: params.has('week'),
    state: author && isState(state) ? state : null,
  };
}

const mostPages = 50;

export function readPages(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1;
}

export function writeFilters(filters: WallFilters, pages = 1): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('q', filters.search);
  if (filters.unread) params.set('unread', '1');
  if (filters.pending) params.set('pending', '1');
  if (filters.mine) params.set('mine', '1');
  if (filters.week) params.set('week', '1');
  if (filters.state) params.set('state', filters.state);
  if (pages > 1) params.set('page', String(pages));
  return params;
}

export const noFilters: WallFilters = {
  search: '',
  unread: false,
  pending: false,
  mine: false,
  week: false,
  state: null,
};

export const isOn = (filters: WallFilters, toggle: WallToggle): boolean =>
  toggle === 'archived' || toggle === 'expired' ? filters.state === toggle : filters[toggle];

export function switched(filters: WallFilters, toggle: WallToggle): WallFilters {
  if (toggle === 'archived' || toggle === 'expired') {
    return { ...filters, state: filters.state === toggle ? null : toggle };
  }
  return { ...filters, [toggle]: !filters[toggle] };
}

export const isFiltered = (filters: WallFilters): boolean => writeFilters(filters).size > 0;

/** Nothing unread and nothing to confirm is good news, not a search that failed. */
export const asksOnlyForDuties = (filters: WallFilters): boolean =>
  isFiltered(filters) && !isFiltered({ ...filters, unread: false, pending: false });

type Condition = NonNullable<WallQuery['filters']>[number];

function sinceMonday(now: Date): Condition {
  const { desde } = weekRange(now);
  return { field: 'publishedAt', operator: 'from', value: desde.toISOString() };
}

export function queryOf(
  filters: WallFilters,
  userId: number | undefined,
  now = clock.now(),
): WallQuery {
  const is = (field: Condition['field'], value: string | number | boolean): Condition => ({
    field,
    operator: 'is',
    value,
  });
  const conditions: Condition[] = [];
  if (filters.unread) conditions.push(is('unread', true));
  if (filters.pending) conditions.push(is('pendingConfirmation', true));
  if (filters.mine && userId !== undefined) conditions.push(is('authorId', userId));
  if (filters.week) conditions.push(sinceMonday(now));
  if (filters.state) conditions.push(is('state', filters.state));
  return {
    ...(conditions.length > 0 ? { filters: conditions } : {}),
    ...(filters.search ? { search: filters.search } : {}),
  };
}
