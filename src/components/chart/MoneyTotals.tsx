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

export interface MoneyTotal {
  key: string;
  label: string;
  /** What its bar shows. */
  amount: string;
  /** What the table says of it, beside its label. */
  cells: readonly string[];
}

interface MoneyTotalsProps {
  title: string;
  column: string;
  heads: readonly string[];
  parts: readonly MoneyTotal[];
}

/** More bars than these are no longer told apart; the table has them all. */
const MOST_BARS = 13;
const thousands = (amount: string) => Math.round(Number(amount) / 1000);

/** Bars to see it, in thousands, and a table that says the same to the cent. */
export function MoneyTotals({ title, column, heads, parts }: MoneyTotalsProps) {
  return (
    <Section title={title}>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        {parts.length > 1 && parts.length <= MOST_BARS ? (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              En miles de pesos
            </Typography>
            <Bars
              bars={parts.map(({ key, label, amount }) => ({
                key,
                label,
                value: thousands(amount),
              }))}
            />
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
