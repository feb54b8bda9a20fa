import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { RelativeTime } from '@/components/time/RelativeTime';
import { stepText } from '@/components/workflow/requestTexts';
import type { WaitingRequest } from '@/services/wms/generated/workflow.gen';

/** Enough for days and their count; what is longer is read beside. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

interface InboxRowProps {
  row: WaitingRequest;
  current: boolean;
  ticked: boolean;
  onOpen: () => void;
  onTick: (ticked: boolean, extend: boolean) => void;
}

export function InboxRow({ row, current, ticked, onOpen, onTick }: InboxRowProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const note = [row.onBehalfOf ? `En nombre de ${row.onBehalfOf}` : '', stepText(row)];
  return (
    <Box
      component="li"
      ref={item}
      sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={ticked}
        onChange={(_event, checked) => onTick(checked, false)}
        onClick={(event) => event.shiftKey && onTick(!ticked, true)}
        slotProps={{ input: { 'aria-label': `Elegir ${row.title}, de ${row.owner.name}` } }}
      />
      <ListItemButton
        selected={current}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
        sx={{ gap: 1.5, px: 1, py: 1.25, minWidth: 0 }}
      >
        <PersonAvatar name={row.owner.name} imageUrl={row.owner.imageUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap>
            {row.owner.name}
          </Typography>
          <Typography variant="body2" sx={twoLines}>
            {row.title}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: row.late ? 'warning.main' : 'text.secondary' }}
          >
            {row.late ? 'Demorada · ' : ''}
            <RelativeTime value={row.submittedAt} />
            {note.filter(Boolean).map((text) => ` · ${text}`)}
          </Typography>
        </Box>
      </ListItemButton>
    </Box>
  );
}
