import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fromList } from '@/components/page/fromList';
import type { Leave } from '@/services/wms/generated/holidays.gen';
import { leavePath } from '@/utils/paths';
import { countedText, spanText } from '../leaveTexts';
import { LeaveStateChip } from './LeaveStateChip';

/** Leave of one person, as they follow it. */
export function LeaveList({ rows }: { rows: readonly Leave[] }) {
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <ListItemButton
            component={Link}
            to={leavePath(row.id)}
            state={fromList}
            sx={{ gap: 2, py: 1.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2">
                {row.typeName}, {spanText(row)}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {countedText(row.days, row.unit)}
              </Typography>
            </Box>
            <LeaveStateChip state={row.state} />
          </ListItemButton>
        </Box>
      ))}
    </Card>
  );
}
