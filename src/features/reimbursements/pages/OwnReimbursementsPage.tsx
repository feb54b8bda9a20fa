import { moneyText } from '@contract/core/moneyText';
import { reimbursementRecord } from '@contract/reimbursements/reimbursement';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWaitingExpenses, WaitingExpenses } from '@/components/expense/WaitingExpenses';
import { Icon } from '@/components/icons/Icon';
import { LinkCard } from '@/components/list/LinkCard';
import { OWN_CARDS, OwnCards } from '@/components/list/OwnCards';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ReimbursementRow,
  useListReimbursementsQuery,
} from '@/services/wms/generated/reimbursements.gen';
import { formatDate } from '@/utils/dates';
import { newReimbursementPath, reimbursementPath } from '@/utils/payPaths';

const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];

/** Less than what was asked is said as soon as it is approved. */
const cutText = ({ amount, approved, paid }: ReimbursementRow) => {
  if (approved === null || approved === amount) return '';
  return `, ${paid === null ? 'se pagan' : 'se pagaron'} ${moneyText(approved)}`;
};

const titleOf = (row: ReimbursementRow) =>
  `${row.categoryName} · ${moneyText(row.amount)}${cutText(row)}`;

function Content() {
  const { page, setPage } = useListParams(['reintegro']);
  const query = useListReimbursementsQuery({ page, size: OWN_CARDS, filters });
  const waiting = useWaitingExpenses('reintegro.pedir');
  return (
    <Page
      title="Mis reintegros"
      action={
        <Button
          variant="contained"
          component={Link}
          to={newReimbursementPath}
          startIcon={<Icon name="camera" />}
        >
          Pedir un reintegro
        </Button>
      }
    >
      <WaitingExpenses waiting={waiting} />
      <OwnCards
        query={query}
        page={page}
        onPage={setPage}
        empty={
          waiting.length > 0 ? null : (
            <StateMessage
              icon="reimbursements"
              title="No pediste reintegros"
              action={
                <NextStep to={newReimbursementPath} flag="REIMBURSEMENTS">
                  Pedir el primero
                </NextStep>
              }
            >
              Cuando gastes de tu bolsillo por el trabajo, sacale una foto al comprobante y pedilo
              acá.
            </StateMessage>
          )
        }
      >
        {(row: ReimbursementRow) => (
          <LinkCard
            key={row.id}
            to={reimbursementPath(row.id)}
            title={titleOf(row)}
            detail={[formatDate(row.day, 'DD/MM/AAA'), row.description].filter(Boolean).join(' · ')}
          >
            <ChoiceChip field={reimbursementRecord.shown.state} value={row.state} />
          </LinkCard>
        )}
      </OwnCards>
    </Page>
  );
}

/** The reimbursements that the person asked for, the latest first. */
export function OwnReimbursementsPage() {
  return (
    <RequirePermission flag="REIMBURSEMENTS">
      <Content />
    </RequirePermission>
  );
}
