import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhone } from '@/components/dialog/usePhone';
import { Icon } from '@/components/icons/Icon';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { type FoundPage, findPages, indexPages } from './findPages';
import { SearchField } from './SearchField';

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

/** Arrows, page keys and Enter over a list whose focus stays in the search field. */
function useListKeys(count: number, onPick: (index: number) => void) {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const destination = (key: string): number | undefined => {
    if (key === 'ArrowDown') return (active + 1) % count;
    if (key === 'ArrowUp') return (active - 1 + count) % count;
    if (key === 'PageDown') return count - 1;
    return key === 'PageUp' ? 0 : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    const next = destination(event.key);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') onPick(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

interface SearchResultsProps {
  id: string;
  pages: readonly FoundPage[];
  active: number;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
}

function SearchResults({ id, pages, active, onPick, onHover }: SearchResultsProps) {
  return (
    <Box role="listbox" id={id} aria-label="Resultados" sx={{ p: 1, overflowY: 'auto', flex: 1 }}>
      {pages.map((page, index) => (
        <ListItemButton
          component="div"
          key={page.path}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          selected={index === active}
          ref={(node: HTMLElement | null) => {
            if (index === active) node?.scrollIntoView?.({ block: 'nearest' });
          }}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onHover(index)}
          onClick={() => onPick(index)}
          sx={{ gap: 1.5 }}
        >
          <Icon name={page.icon} fontSize="small" sx={{ color: 'text.secondary' }} />
          <Typography variant="subtitle2" component="span" noWrap sx={{ flex: 1 }}>
            {page.label}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {page.place}
          </Typography>
        </ListItemButton>
      ))}
    </Box>
  );
}
