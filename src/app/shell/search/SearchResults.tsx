import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { FoundPage } from './findPages';

interface SearchResultsProps {
  id: string;
  pages: readonly FoundPage[];
  active: number;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
}

export function SearchResults({ id, pages, active, onPick, onHover }: SearchResultsProps) {
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
