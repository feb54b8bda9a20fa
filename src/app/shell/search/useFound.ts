import { useEffect, useState } from 'react';
import { type FoundGroup, useSearchAllQuery } from '@/services/search/searchHooks';
import { useOnline } from '../useOnline';
import { stillFound } from './searchSections';

/** A person who types rests about this long between two letters. */
const PAUSE_MS = 180;
const LEAST = 2;
const FRESH_SECONDS = 20;

export interface Found {
  groups: readonly FoundGroup[];
  /** The typed text was not answered yet. */
  busy: boolean;
  /** Why only pages are searched, in words; with `retry` where asking again may help. */
  trouble: string | null;
  retry?: () => void;
}

/** This asks the server for what is being typed. */
export function useFound(query: string): Found {
  const words = query.trim();
  const online = useOnline();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const skip = asked.length < LEAST || !online;
  const { data, currentData, error, isFetching, refetch } = useSearchAllQuery(asked, {
    skip,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  if (!online) {
    return { groups: [], busy: false, trouble: 'Sin conexión: se buscan solo las páginas.' };
  }
  if (words.length < LEAST) return { groups: [], busy: false, trouble: null };
  const settled = asked === words && currentData !== undefined;
  if (settled) return { groups: currentData.groups, busy: false, trouble: null };
  if (asked === words && error && !isFetching) {
    const trouble = 'No se pudo buscar todo: por ahora ves solo las páginas.';
    return { groups: [], busy: false, trouble, retry: refetch };
  }
  return { groups: stillFound(data?.groups ?? [], words), busy: true, trouble: null };
}
