import { cuilText } from '@contract/core/cuil';
import { type dependant, dependantRecord } from '@contract/users/family';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { dayText } from '@/utils/personTexts';

type Dependant = z.infer<typeof dependant>;

const spanText = ({ since, until }: Dependant) =>
  until
    ? `A cargo del ${dayText(since)} al ${dayText(until)}`
    : `A cargo desde el ${dayText(since)}`;

interface DependantListProps<D extends Dependant> {
  rows: readonly D[];
  actions?: (row: D) => ReactNode;
}

/** The people whom a person maintains, and since when. */
export function DependantList<D extends Dependant>({ rows, actions }: DependantListProps<D>) {
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
              {row.name}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {dependantRecord.fields.kinship.labels[row.kinship]} · nació el{' '}
              {dayText(row.birthDate)} ·{' '}
              {row.cuil ? `CUIL ${cuilText(row.cuil)}` : `DNI ${row.dni}`}
              <br />
              {spanText(row)}
            </Typography>
          </Box>
          {actions?.(row)}
        </ListItem>
      ))}
    </List>
  );
}
