import { counted } from '@contract/core/counted';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { SiteMonth } from '@/services/wms/generated/closes.gen';
import { closeAllLabel, type Ledger } from '../closeTexts';
import { CloseAllDialog } from './CloseAllDialog';

const actionOf = { time: 'closeTime', pay: 'closePay' } as const;
const ledgers: readonly Ledger[] = ['time', 'pay'];

/** A button for all the sites whose month may be closed now; one site alone has its own. */
export function CloseAll({ rows, month }: { rows: readonly SiteMonth[]; month: string }) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const sitesOf = (one: Ledger) => rows.filter(({ actions }) => actions.includes(actionOf[one]));
  return (
    <>
      {ledgers
        .filter((one) => sitesOf(one).length > 1)
        .map((one) => (
          <Button
            key={one}
            variant="contained"
            startIcon={<Icon name="lock" />}
            aria-label={`${closeAllLabel(one, sitesOf(one).length)} (${counted(sitesOf(one).length, 'sede', 'sedes')})`}
            onClick={() => setLedger(one)}
          >
            {closeAllLabel(one, sitesOf(one).length)}
          </Button>
        ))}
      {ledger ? (
        <CloseAllDialog
          sites={sitesOf(ledger)}
          month={month}
          ledger={ledger}
          onClose={() => setLedger(null)}
        />
      ) : null}
    </>
  );
}
