import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardList } from '@/components/list/CardList';
import type { LeaveBalance, LeaveYear } from '@/services/wms/generated/holidays.gen';
import { daysText, dayText } from '../leaveTexts';
import { freeOf, shownYears } from './balanceModel';

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
              Hay {daysText(reserved)} más en solicitudes sin decidir.
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

const height = 12;

/** What a year gave, and how much of it is left; the words beside it say the same. */
function YearBar({ year, given, left, expiresOn }: LeaveYear) {
  const part = given > 0 ? Math.max(0, Math.min(1, left / given)) : 0;
  const lapses = left > 0 && expiresOn ? `, hasta el ${dayText(expiresOn)}` : '';
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="span">
          Período {year}:
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {left === 0
            ? `sin días: se usaron o pasaron los ${daysText(given)}`
            : `quedan ${daysText(left)} de ${given}${lapses}`}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{
          mt: 0.75,
          height,
          borderRadius: 1,
          bgcolor: 'surface.sunken',
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ width: `${part * 100}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
