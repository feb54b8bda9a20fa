import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { CardList } from '../list/CardList';
import type { GridParts, GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import { writeValue } from './writeValue';

interface GridCardsProps {
  label: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn<GridRow>[];
  parts: GridParts;
}

/** A list on a phone: of each row, the few facts that matter. */
export function GridCards({ label, rows, columns, parts }: GridCardsProps) {
  const drawn = (place: GridColumn<GridRow>['card'], row: GridRow) =>
    columns
      .filter((column) => column.card === place)
      .map((column) => ({
        column,
        content: column.render?.(row) ?? writeValue(column, column.value(row)),
      }))
      .filter(({ content }) => content !== '');
  return (
    <CardList label={label} gap={1}>
      {rows.map((row) => {
        const body = (
          <Box sx={{ p: 2, pr: parts.openRowMenu ? 6 : 2, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <Typography variant="subtitle1" component="h2" sx={{ flex: '1 1 auto', minWidth: 0 }}>
                {drawn('title', row).map(({ column, content }) => (
                  <span key={column.key}>{content}</span>
                ))}
              </Typography>
              {drawn('status', row).map(({ column, content }) => (
                <span key={column.key}>{content}</span>
              ))}
            </Box>
            {drawn('detail', row).map(({ column, content }) => (
              <Typography key={column.key} variant="body2" component="div">
                {content}
              </Typography>
            ))}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
              {drawn('fact', row).map(({ column, content }) => (
                <Typography key={column.key} variant="body2" sx={{ color: 'text.secondary' }}>
                  {column.label}: {content}
                </Typography>
              ))}
            </Box>
          </Box>
        );
        return (
          <Card component="li" key={row.id} sx={{ position: 'relative' }}>
            {parts.rowPath ? (
              <CardActionArea component={Link} to={parts.rowPath(row)} state={parts.origin}>
                {body}
              </CardActionArea>
            ) : (
              body
            )}
            {parts.openRowMenu ? (
              <IconButton
                aria-label={`Acciones de ${parts.rowName(row)}`}
                aria-haspopup="menu"
                onClick={(event) => parts.openRowMenu?.(row, event.currentTarget)}
                sx={{ position: 'absolute', top: 8, right: 8 }}
              >
                <Icon name="moreVertical" />
              </IconButton>
            ) : null}
          </Card>
        );
      })}
    </CardList>
  );
}
