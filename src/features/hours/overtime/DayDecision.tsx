import { hourRecord } from '@contract/hours/hourRecord';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { HourDay } from '@/services/wms/generated/hours.gen';
import { DecideDialog } from './DecideDialog';
import { type Move, moves, moveWords } from './moveWords';

interface DayDecisionProps {
  on: HourDay;
  /** The day is of somebody whose overtime is theirs to decide. */
  decides: boolean;
}

/** A move that would leave it as it stands is not offered. */
const standsAs = { approve: 'approved', bank: 'banked', reject: 'rejected', reopen: 'waiting' };

/** The decision about the overtime of a day, and the ways to decide it where one reads why there is any. */
export function DayDecision({ on, decides }: DayDecisionProps) {
  const [move, setMove] = useState<Move | null>(null);
  const { overtime, figures } = on;
  if (!overtime) return null;
  const { id, state, reason } = overtime;
  const { extra50 = 0, extra100 = 0 } = figures;
  const offered =
    decides && id !== null && state !== 'lapsed'
      ? moves.filter((one) => standsAs[one] !== state)
      : [];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Typography variant="body2">{hourRecord.shown.overtime.label}</Typography>
        <ChoiceChip field={hourRecord.shown.overtime} value={state} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
        {offered.map((one) => (
          <Button
            key={one}
            size="small"
            color={one === 'reject' ? 'error' : 'primary'}
            startIcon={<Icon name={moveWords[one].icon} />}
            onClick={() => setMove(one)}
          >
            {moveWords[one].label}
          </Button>
        ))}
      </Box>
      {move && id !== null ? (
        <DecideDialog
          decision={{
            move,
            rows: { kind: 'rows', ids: [id] },
            count: 1,
            seen: [{ id, extra50, extra100, overtime: state }],
          }}
          onClose={() => setMove(null)}
        />
      ) : null}
    </>
  );
}
