import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '../page/Section';
import { Bars } from './Bars';

export interface Total {
  key: string;
  label: string;
  /** The height of its bar. */
  value: number;
  /** The cells of the table, beside its label. */
  cells: readonly string[];
}

interface TotalsProps {
  title: string;
  column: string;
  heads: readonly string[];
  /** "En miles de pesos". */
  caption: string;
  parts: readonly Total[];
}

/** More bars than these are no longer told apart; the table has them all. */
const MOST_BARS = 13;

/** Bars to see it, and a table that says the same exactly. */
export function Totals({ title, column, heads, caption, parts }: TotalsProps) {
  return (
    <Section title={title}>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        {parts.length > 1 && parts.length <= MOST_BARS ? (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {caption}
            </Typography>
            <Bars bars={parts} />
          </>
        ) : null}
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{column}</TableCell>
                {heads.map((head) => (
                  <TableCell key={head} align="right">
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {parts.map(({ key, label, cells }) => (
                <TableRow key={key}>
                  <TableCell>{label}</TableCell>
                  {cells.map((cell, at) => (
                    <TableCell key={heads[at]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Card>
    </Section>
  );
}
