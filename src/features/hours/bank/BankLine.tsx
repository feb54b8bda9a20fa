import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { useGetHourBankQuery } from '@/services/wms/generated/hours.gen';
import { ownBankPath } from '@/utils/timePaths';
import { bankLineText } from './bankTexts';

/** The line shows what the person has in the bank; it is absent where they have none. */
export function BankLine() {
  const { data: bank } = useGetHourBankQuery(undefined);
  if (!bank || (!bank.agreement && bank.movements.length === 0)) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Link
        component={RouterLink}
        to={ownBankPath}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 'var(--anden-row)' }}
      >
        <Icon name="bank" />
        {bankLineText(bank)}
      </Link>
    </Box>
  );
}
