import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { Icon } from '@/components/icons/Icon';
import { notOnPaper } from '@/components/paper/paperMarks';
import { offeredShifts } from './rosterEdits';
import { ShiftPalette } from './ShiftPalette';
import type { RosterEdits } from './useRosterEdits';

interface BoardToolsProps {
  edits: RosterEdits;
  onPut: (ids: readonly number[]) => void;
  /** More tools, at its end. */
  children: ReactNode;
}

/** The tools of the week stand in one line over it; a phone has its lines below each other. */
export function BoardTools({ edits, onPut, children }: BoardToolsProps) {
  const phone = usePhone();
  const { roster } = edits;
  return (
    <Box
      role="toolbar"
      aria-label="Semana"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: { xs: 1, sm: 0.5 },
        alignItems: 'center',
        mb: { xs: 1, sm: 0.5 },
        '& > *': { flexShrink: 0 },
        ...notOnPaper,
      }}
    >
      {roster.edits ? (
        <>
          <IconButton aria-label="Deshacer" disabled={!edits.undo} onClick={edits.undo}>
            <Icon name="undo" />
          </IconButton>
          <IconButton aria-label="Rehacer" disabled={!edits.redo} onClick={edits.redo}>
            <Icon name="redo" />
          </IconButton>
        </>
      ) : null}
      {roster.edits && !phone ? (
        <ShiftPalette shifts={offeredShifts(roster)} onPut={onPut} />
      ) : null}
      <Box sx={{ flex: 1 }} />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {edits.saving ? 'Guardando…' : ''}
      </Box>
      {children}
    </Box>
  );
}
