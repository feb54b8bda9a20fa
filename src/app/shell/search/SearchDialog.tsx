import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhone } from '@/components/dialog/usePhone';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { findPages, indexPages } from './findPages';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useListKeys } from './useListKeys';

interface SearchDialogProps {
  modules: readonly FeatureManifest[];
  /** What was typed before it could be shown. */
  early: RefObject<string>;
  onClose: () => void;
}

/** Pages by name, keyboard in hand. Mounted while open, so that it always starts empty. */
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
  const found = findPages(pages, query);
  const pick = (index: number) => {
    const page = found[index];
    if (!page) return;
    onClose();
    navigate(page.path);
  };
  const { active, setActive, onKeyDown } = useListKeys(found.length, pick);
  const type = (text: string) => {
    setQuery(text);
    setActive(0);
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
        paper: { 'aria-label': 'Buscar', sx: { mt: { sm: '12vh' }, maxHeight: { sm: '60vh' } } },
      }}
    >
      <SearchField
        value={query}
        onChange={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={id}
        activeId={found.length > 0 ? `${id}-${active}` : undefined}
      />
      {found.length > 0 ? (
        <SearchResults id={id} pages={found} active={active} onPick={pick} onHover={setActive} />
      ) : (
        <Typography role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          Ninguna página coincide con “{query}”.
        </Typography>
      )}
    </Dialog>
  );
}
