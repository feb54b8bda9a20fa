import { moneyText } from '@contract/core/moneyText';
import { renditionRecord } from '@contract/renditions/rendition';
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
import { type RenditionRow, useListRenditionsQuery } from '@/services/wms/generated/renditions.gen';
import { newRenditionPath, renditionPath } from '@/utils/payPaths';

const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];

const detailOf = ({ asked, spent, trip }: RenditionRow) =>
  [
    asked === null ? 'Sin anticipo' : `Anticipo de ${moneyText(asked)}`,
    Number(spent) > 0 ? `${moneyText(spent)} gastados` : '',
    trip,
  ]
    .filter(Boolean)
    .join(' · ');

function Content() {
  const { page, setPage } = useListParams(['rendicion']);
  const query = useListRenditionsQuery({ page, size: OWN_CARDS, filters });
  const waiting = useWaitingExpenses('rendicion.agregarGasto');
  return (
    <Page
      title="Mis rendiciones"
      action={
        <Button
          variant="contained"
          component={Link}
          to={newRenditionPath}
          startIcon={<Icon name="add" />}
        >
          Nueva rendición
        </Button>
      }
    >
      <WaitingExpenses waiting={waiting} />
      <OwnCards
        query={query}
        page={page}
        onPage={setPage}
        empty={
          <StateMessage
            icon="renditions"
            title="No tenés rendiciones"
            action={
              <NextStep to={newRenditionPath} flag="RENDITIONS">
                Pedir un anticipo
              </NextStep>
            }
          >
            Pedí un anticipo antes de un viaje o una compra, y mostrá después en qué lo gastaste.
          </StateMessage>
        }
      >
        {(row: RenditionRow) => (
          <LinkCard
            key={row.id}
            to={renditionPath(row.id)}
            title={row.title}
            detail={detailOf(row)}
          >
            <ChoiceChip field={renditionRecord.shown.state} value={row.state} />
          </LinkCard>
        )}
      </OwnCards>
    </Page>
  );
}

/** The renditions that the person took along and showed, the latest first. */
export function OwnRenditionsPage() {
  return (
    <RequirePermission flag="RENDITIONS">
      <Content />
    </RequirePermission>
  );
}
