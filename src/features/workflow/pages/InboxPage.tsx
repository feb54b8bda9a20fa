import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { Icon } from '@/components/icons/Icon';
import { KeysDialog } from '@/components/keys/KeysDialog';
import { Pager } from '@/components/list/Pager';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { PreviousRequests } from '@/components/workflow/PreviousRequests';
import { RequestSummary } from '@/components/workflow/RequestSummary';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import { selectCan } from '@/services/session/selectCan';
import { definitionsPath, delegationsPath } from '@/utils/paths';
import { type BulkDecision, BulkDecisionDialog } from '../components/BulkDecisionDialog';
import { BulkDecisions } from '../components/BulkDecisions';
import { DecisionBar } from '../components/DecisionBar';
import { InboxFilters } from '../components/InboxFilters';
import { InboxList } from '../components/InboxList';
import { RequestParts } from '../components/RequestParts';
import { PAGE_SIZE } from '../inboxModel';
import type { Decisions } from '../useDecisions';
import { inboxKeys, useInbox } from '../useInbox';

/** Everything that waits for my decision, with what helps to decide beside it. */
export function InboxPage() {
  const inbox = useInbox();
  const { params, list, rows, total, phone, current, open, detail, decisions, held, selection } =
    inbox;
  const { helping, setHelping } = inbox.keys;
  const mayDefine = useAppSelector(selectCan('ADMIN.settings'));
  const [bulk, setBulk] = useState<BulkDecision | null>(null);
  const panel =
    current === null ? null : (
      <InboxPanel
        query={{ ...detail, data: detail.currentData }}
        decisions={decisions}
        unsent={held.held?.name ?? null}
      />
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
          {phone ? null : (
            <Tooltip title="Atajos de teclado">
              <IconButton aria-label="Atajos de teclado" onClick={() => setHelping(true)}>
                <Icon name="keyboard" />
              </IconButton>
            </Tooltip>
          )}
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
          isEmpty={() => rows.length === 0 && current === null}
          onClearFilters={params.filtered || params.page > 1 ? params.clear : undefined}
          empty={
            <StateMessage icon="approvals" title="Nada espera tu decisión">
              Cuando alguien pida algo que te toque aprobar, lo vas a ver acá y en la campana.
            </StateMessage>
          }
        >
          {() => (
            <>
              <BulkDecisions
                inbox={inbox}
                total={total}
                onDecide={(decision) => {
                  void held.send();
                  setBulk(decision);
                }}
              />
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
      {helping ? <KeysDialog keys={inboxKeys} onClose={() => setHelping(false)} /> : null}
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

interface InboxPanelProps {
  query: { data?: RequestDetail; isLoading: boolean; error?: unknown; refetch: () => unknown };
  decisions: Decisions;
  /** On whose request a decision waits to be sent. */
  unsent: string | null;
}

/** The request that is open, with all that helps to decide, and the decision. */
function InboxPanel({ query, decisions, unsent }: InboxPanelProps) {
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} avatar />}>
      {(request) => (
        <>
          {unsent ? (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
              Todavía no cuenta tu decisión sobre {unsent}: se envía en unos segundos.
            </Typography>
          ) : null}
          <RequestSummary request={request}>
            <RequestParts request={request} />
            <PreviousRequests previous={request.previous} />
          </RequestSummary>
          <DecisionBar
            request={request}
            onApprove={decisions.approve}
            onReject={() => decisions.ask('reject')}
            onReturn={() => decisions.ask('return')}
          />
        </>
      )}
    </QueryState>
  );
}

const words = {
  reject: {
    title: '¿Rechazar la solicitud?',
    submit: 'Rechazar',
    tone: 'danger',
    text: 'El motivo le llega a quien la pidió.',
  },
  return: {
    title: '¿Pedir cambios?',
    submit: 'Pedir cambios',
    tone: 'normal',
    text: 'Vuelve a quien la hizo, que puede corregirla y enviarla de nuevo.',
  },
} as const;

/** Neither is said without a reason. */
function WhyDialog({ asking, ask, explain, written }: Decisions) {
  if (!asking) return null;
  const { title, submit, tone, text } = words[asking];
  return (
    <ReasonDialog
      title={title}
      submitLabel={submit}
      tone={tone}
      written={written}
      onSubmit={async (reason) => explain(reason)}
      onClose={() => ask(null)}
    >
      {text}
    </ReasonDialog>
  );
}
