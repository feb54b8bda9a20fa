import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { markedParts } from './markedParts';
import type { SearchEntry, SearchSection } from './searchSections';

interface SearchResultsProps {
  id: string;
  sections: readonly SearchSection[];
  /** The typed text is marked in the results. */
  query: string;
  active: SearchEntry | undefined;
  onPick: (entry: SearchEntry) => void;
  onHover: (entry: SearchEntry) => void;
}

export const entryId = (id: string, { key }: SearchEntry) => `${id}-${key}`;

export function SearchResults({ id, sections, ...rest }: SearchResultsProps) {
  return (
    <Box role="listbox" id={id} aria-label="Resultados" sx={{ p: 1, overflowY: 'auto', flex: 1 }}>
      {sections.map((section) => (
        <SearchGroup key={section.title} id={id} section={section} {...rest} />
      ))}
    </Box>
  );
}

type SearchGroupProps = Omit<SearchResultsProps, 'sections'> & { section: SearchSection };

function SearchGroup({ id, section, query, active, onPick, onHover }: SearchGroupProps) {
  const { title, note, entries } = section;
  const heading = `${id}-${title}`;
  return (
    <Box role="group" aria-labelledby={heading} sx={{ pb: 1 }}>
      <Typography
        id={heading}
        variant="overline"
        component="div"
        sx={{ px: 2, pt: 0.5, color: 'text.secondary' }}
      >
        {note ? `${title}. ${note}` : title}
      </Typography>
      {entries.map((entry) => {
        const chosen = entry.key === active?.key;
        return (
          <ListItemButton
            component="div"
            key={entry.key}
            id={entryId(id, entry)}
            role="option"
            tabIndex={-1}
            aria-selected={chosen}
            selected={chosen}
            ref={(node: HTMLElement | null) => {
              if (chosen) node?.scrollIntoView?.({ block: 'nearest' });
            }}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onHover(entry)}
            onClick={() => onPick(entry)}
            sx={{ gap: 1.5, py: 0.75, minHeight: 44 }}
          >
            <EntryFace entry={entry} />
            <EntryWords entry={entry} query={query} />
          </ListItemButton>
        );
      })}
    </Box>
  );
}

function EntryFace({ entry: { label, icon, imageUrl } }: { entry: SearchEntry }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', width: 28, flexShrink: 0 }}>
      {imageUrl ? (
        <PersonAvatar name={label} imageUrl={imageUrl} size={28} />
      ) : (
        <Icon name={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
      )}
    </Box>
  );
}

function EntryWords({ entry, query }: { entry: SearchEntry; query: string }) {
  const { label, detail, recalled = false } = entry;
  // Pages are found by how their words begin, the rest by any part of them.
  const marking = { query, anywhere: recalled };
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        columnGap: 1.5,
        alignItems: { sm: 'baseline' },
      }}
    >
      <Typography
        variant="subtitle2"
        component="span"
        sx={{ flex: { sm: '1 0 auto' }, maxWidth: 1 }}
      >
        <MarkedText text={label} {...marking} />
      </Typography>
      <Typography
        variant="caption"
        component="span"
        noWrap
        sx={{ minWidth: 0, maxWidth: 1, color: 'text.secondary' }}
      >
        <MarkedText text={detail} {...marking} />
      </Typography>
    </Box>
  );
}

interface MarkedTextProps {
  text: string;
  query: string;
  anywhere: boolean;
}

function MarkedText({ text, query, anywhere }: MarkedTextProps) {
  return markedParts(text, query, anywhere).map(({ text: part, marked }, index) =>
    marked ? (
      <Box
        component="mark"
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and hold no state
        key={index}
        sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
