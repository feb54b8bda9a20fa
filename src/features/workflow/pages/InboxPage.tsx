import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { definitionsPath, delegationsPath } from '@/utils/paths';
import { type BulkDecision, BulkDecisionDialog } from '../components/BulkDecisionDialog';
import { BulkDecisions } from '../components/BulkDecisions';
import { InboxFilters } from '../components/InboxFilters';
import { InboxList } from '../components/InboxList';
import { InboxPanel } from '../components/InboxPanel';
import { WhyDialog } from '../components/WhyDialog';
import { PAGE_SIZE } from '../inboxModel';
import { useInbox } from '../useInbox';

/** Everything that waits for my decision, with what helps to decide beside it. */
export function InboxPage() {
  const inbox = useInbox();
  const { params, list, rows, phone, current, open, detail, decisions, selection } = inbox;
  const mayDefine = useAppSelector(selectCan('ADMIN.settings'));
  const [bulk, setBulk] = useState<BulkDecision | null>(null);
  const panel =
    current === null ? null : (
      <InboxPanel query={{ ...detail, data: detail.currentData }} decisions={decisions} />
    );
  const onlyPanel = phone && current !== null;
  return (
    <Page
      title="Aprobaciones"
      width="wide"
      action={
        <>
          {mayDefine ? (
            <Button component={Link} to={definitionsPath} startIcon={<Icon name="settings" />}>
              Quién aprueba
            </Button>
          ) : null}
          <Button component={Link} to={delegationsPath} startIcon={<Icon name="people" />}>
            Delegar
          </Button>
        </>
      }
      filters={onlyPanel ? null : <InboxFilters {...params} />}
    >
      {onlyPanel ? (
        <>
          <Button startIcon={<Icon name="back" />} onClick={() => open(null)} sx={{ mb: 2 }}>
            Volver a la lista
          </Button>
          {panel}
        </>
      ) : (
        <QueryState
          query={{ ...list, data: list.currentData ?? list.data }}
          skeleton={<SkeletonRows rows={8} avatar />}
          isEmpty={(answer) => answer.rows.length === 0 && current === null}
          onClearFilters={params.filtered || params.page > 1 ? params.clear : undefined}
          empty={
            <StateMessage icon="approvals" title="Nada espera tu decisión">
              Cuando alguien pida algo que te toque aprobar, lo vas a ver acá y en la campana.
            </StateMessage>
          }
        >
          {({ total }) => (
            <>
              <BulkDecisions inbox={inbox} total={total} onDecide={setBulk} />
              <Box
                sx={{
                  display: 'grid',
                  gap: 3,
                  alignItems: 'start',
                  gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 400px) 1fr' },
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <InboxList
                    rows={rows}
                    total={total}
                    current={current}
                    selection={selection}
                    onOpen={open}
                  />
                  <Pager
                    page={params.page}
                    size={PAGE_SIZE}
                    total={total}
                    onPage={params.setPage}
                  />
                </Box>
                <Box sx={{ minWidth: 0, maxWidth: 760 }}>{panel}</Box>
              </Box>
            </>
          )}
        </QueryState>
      )}
      <WhyDialog {...decisions} />
      {bulk ? (
        <BulkDecisionDialog
          decision={bulk}
          onClose={() => {
            setBulk(null);
            selection.clear();
          }}
        />
      ) : null}
    </Page>
  );
}
