import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardList } from '@/components/list/CardList';
import type { LeaveBalance } from '@/services/wms/generated/holidays.gen';
import { daysText, dayText } from '../leaveTexts';
import { freeOf, shownYears } from './balanceModel';
import { YearBar } from './YearBar';

interface BalanceCardProps {
  balance: LeaveBalance;
  action?: ReactNode;
}

/** How many days are left, of which years, and until when. */
export function BalanceCard({ balance, action }: BalanceCardProps) {
  const { reserved, years, coming } = balance;
  const free = freeOf(balance);
  const shown = shownYears(years);
  return (
    <Card sx={{ p: { xs: 2.5, md: 3 }, mb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(180px, 240px) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Vacaciones disponibles
          </Typography>
          <Typography component="p" sx={{ typography: 'h1', color: 'primary.main', my: 0.5 }}>
            {daysText(free)}
          </Typography>
          {reserved > 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Hay {daysText(reserved)} más en pedidos sin decidir.
            </Typography>
          ) : null}
          {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
        </Box>
        <Box>
          {shown.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              Todavía no hay días acreditados.
            </Typography>
          ) : (
            <CardList gap={2}>
              {shown.map((year) => (
                <YearBar key={year.year} {...year} />
              ))}
            </CardList>
          )}
          {coming ? (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              El {dayText(coming.from)} se suman {daysText(coming.days)} del período {coming.year}.{' '}
              {coming.text}.
            </Typography>
          ) : null}
        </Box>
      </Box>
    </Card>
  );
}
