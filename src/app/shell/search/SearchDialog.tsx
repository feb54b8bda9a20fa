import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { usePhone } from '@/components/dialog/usePhone';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { useSlow } from '@/components/state/useSlow';
import { findPages, indexPages } from './findPages';
import { recentFinds } from './recentFinds';
import { SearchField } from './SearchField';
import { entryId, SearchResults } from './SearchResults';
import { foundSections, pageSections, type SearchEntry } from './searchSections';
import { useEntryKeys } from './useEntryKeys';
import { type Found, useFound } from './useFound';

interface SearchDialogProps {
  modules: readonly FeatureManifest[];
  /** The text that was typed before the dialog could be shown. */
  early: RefObject<string>;
  onClose: () => void;
}

/** Everything by its words, keyboard in hand. Mounted while open, so that it always starts empty. */
export function SearchDialog({ modules, early, onClose }: SearchDialogProps) {
  const id = useId();
  const phone = usePhone();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    if (early.current) setQuery(early.current);
    early.current = '';
  }, [early]);
  const pages = useMemo(() => indexPages(modules), [modules]);
  const found = useFound(query);
  const sections = [
    ...recentSections(query),
    ...pageSections(findPages(pages, query), query),
    ...foundSections(found.groups),
  ];
  const pick = (entry: SearchEntry) => {
    if (entry.recalled) recentFinds.add(entry);
    onClose();
    navigate(entry.to);
  };
  const { active, setActive, reset, onKeyDown } = useEntryKeys(sections, found.busy, pick);
  const type = (text: string) => {
    setQuery(text);
    reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } }}
      slotProps={{
        paper: { 'aria-label': 'Buscar', sx: { mt: { sm: '12vh' }, maxHeight: { sm: '70vh' } } },
      }}
    >
      <SearchField
        value={query}
        onChange={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={id}
        activeId={active ? entryId(id, active) : undefined}
      />
      <SearchState
        query={query}
        found={found}
        count={sections.flatMap((one) => one.entries).length}
      />
      {active ? (
        <SearchResults
          id={id}
          sections={sections}
          query={query}
          active={active}
          onPick={pick}
          onHover={setActive}
        />
      ) : null}
    </Dialog>
  );
}

function recentSections(query: string) {
  const entries = [...recentFinds.all()];
  return query.trim() === '' && entries.length > 0 ? [{ title: 'Recientes', entries }] : [];
}

/** This says what there is to say besides the results. */
function SearchState({ query, found, count }: { query: string; found: Found; count: number }) {
  const { busy, trouble, retry } = found;
  const slow = useSlow(busy, 250);
  return (
    <>
      <Box sx={{ height: 2 }}>
        {slow ? <LinearProgress aria-label="Buscando" sx={{ height: 2 }} /> : null}
      </Box>
      {trouble ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, py: 1 }}>
          <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            {trouble}
          </Typography>
          {retry ? (
            <Button size="small" onClick={retry}>
              Reintentar
            </Button>
          ) : null}
        </Box>
      ) : null}
      {count === 0 && !busy ? (
        <Typography role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {trouble ? 'Ninguna página coincide' : 'Nada coincide'} con “{query}”.
        </Typography>
      ) : (
        <Box component="span" role="status" sx={visuallyHidden}>
          {busy || query.trim() === '' ? '' : counted(count, 'resultado', 'resultados')}
        </Box>
      )}
    </>
  );
}
