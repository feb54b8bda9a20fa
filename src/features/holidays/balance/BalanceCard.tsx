import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LedgerCard } from '@/components/ledger/LedgerCard';
import { CardList } from '@/components/list/CardList';
import type { LeaveBalance, LeaveYear } from '@/services/wms/generated/holidays.gen';
import { localDay } from '@/utils/localDay';
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
    <LedgerCard
      label="Vacaciones disponibles"
      amount={daysText(free)}
      reserved={
        reserved > 0 ? `Hay ${daysText(reserved)} más en solicitudes sin decidir.` : undefined
      }
      action={action}
    >
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Todavía no hay días acreditados.</Typography>
      ) : (
        <CardList gap={2}>
          {shown.map((year) => (
            <YearBar key={year.year} {...year} />
          ))}
        </CardList>
      )}
      {coming ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {comingWhen(coming.from)} se suman {daysText(coming.days)} del período {coming.year}.{' '}
          {coming.text}.
        </Typography>
      ) : null}
    </LedgerCard>
  );
}

/** A person who was hired after that day gets theirs in the server's next round. */
const comingWhen = (from: string): string =>
  from <= localDay() ? 'Dentro de una hora' : `El ${dayText(from)}`;

const height = 12;

/** The bar shows what a year gave, and how much of it is left; the words beside it say the same. */
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
