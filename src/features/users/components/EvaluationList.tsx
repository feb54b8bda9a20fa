import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '@/services/wms/generated/users.gen';
import { quarterText, scoreText } from '../evaluationModel';
import { RowButtons } from './RowButtons';

interface EvaluationListProps {
  rows: readonly Evaluation[];
  onEdit: (row: Evaluation) => void;
  onDelete: (row: Evaluation) => void;
}

export function EvaluationList({ rows, onEdit, onDelete }: EvaluationListProps) {
  return (
    <List disablePadding>
      {rows.map((row) => (
        <ListItem
          key={row.id}
          divider
          sx={{ gap: 2, py: 1.5, px: { xs: 2, md: 3 }, '&:last-of-type': { border: 0 } }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
              {scoreText(row.score)}
            </Typography>
            {row.comment ? (
              <Typography
                component="span"
                sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {row.comment}
              </Typography>
            ) : null}
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {quarterText(row.period)} · {row.evaluator}
            </Typography>
          </Box>
          <RowButtons
            what={`la evaluación de ${quarterText(row.period).toLowerCase()}`}
            onEdit={row.edits ? () => onEdit(row) : undefined}
            onDelete={row.deletes ? () => onDelete(row) : undefined}
          />
        </ListItem>
      ))}
    </List>
  );
}
