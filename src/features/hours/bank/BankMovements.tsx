import { LedgerList } from '@/components/ledger/LedgerList';
import type { HourBankMovement } from '@/services/wms/generated/hours.gen';
import { formatDate } from '@/utils/dates';
import { dayText, movementLabels, signedText } from './bankTexts';

export const BankMovements = ({ movements }: { movements: readonly HourBankMovement[] }) => (
  <LedgerList
    lines={movements.map(({ id, minutes, kind, text, expiresOn, at, by }) => ({
      id,
      amount: signedText(minutes),
      adds: minutes > 0,
      text: `${movementLabels[kind]}: ${text}`,
      origin: [
        formatDate(at, 'DD/MM/AAA'),
        by,
        expiresOn ? `hasta el ${dayText(expiresOn)}` : null,
      ],
    }))}
  />
);
