import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import type { HistoryRow } from '@/services/wms/generated/users.gen';
import { dayText } from '@/utils/personTexts';
import { historyText, kindTexts } from '../historyModel';
import { HistoryMark } from './HistoryMark';

interface HistoryTimelineProps {
  rows: readonly HistoryRow[];
  actions: (row: HistoryRow) => ReactNode;
}

/** What changed, the latest first; what is to come stands on top. */
export function HistoryTimeline({ rows, actions }: HistoryTimelineProps) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <TimelineItem key={row.id} pending={!row.begun}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {kindTexts[row.kind]}:{' '}
                  </Box>
                  {historyText(row)}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {[`Desde el ${dayText(row.effectiveFrom)}`, row.author]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                <HistoryMark row={row} />
              </Box>
              {actions(row)}
            </Box>
          </TimelineItem>
        ))}
      </Box>
    </Card>
  );
}
