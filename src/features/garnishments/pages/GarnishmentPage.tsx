import { moneyText } from '@contract/core/moneyText';
import { longDay } from '@contract/core/rangeText';
import { garnishmentRecord as record } from '@contract/garnishments/garnishment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PartBar } from '@/components/chart/PartBar';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { LedgerList } from '@/components/ledger/LedgerList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { PersonName } from '@/components/person/PersonName';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type GarnishmentDetail,
  useGetGarnishmentQuery,
  useRemoveGarnishmentMutation,
} from '@/services/wms/generated/garnishments.gen';
import { formatDate } from '@/utils/dates';
import { routes } from '@/utils/paths';
import { payRunPath } from '@/utils/payPaths';
import { GarnishmentEditor } from '../components/GarnishmentEditor';
import { takeText } from '../garnishmentTexts';

/** /garnishments/:id: an order of a court, and what each run withheld for it. */
export const GarnishmentPage = needsId(() => (
  <RequirePermission flag="LIQUIDATION.SHOW">
    <Content />
  </RequirePermission>
));

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetGarnishmentQuery(id);
  const found = query.currentData;
  return (
    <Page
      title={found ? record.fields.kind.labels[found.kind] : 'Embargo'}
      purpose={found?.file}
      width="reading"
      back={{ to: routes.garnishments, label: 'Embargos' }}
      action={found ? <Actions found={found} /> : null}
    >
      <QueryState query={{ ...query, data: found }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(detail) => (
          <>
            <Ordered found={detail} />
            <Ledger found={detail} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Actions({ found }: { found: GarnishmentDetail }) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const [remove] = useRemoveGarnishmentMutation();
  const navigate = useNavigate();
  const close = () => setOpen(null);
  if (!found.edits) return null;
  const untouched = found.movements.length === 0 && found.waiting.length === 0;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {untouched ? (
        <Button color="error" onClick={() => setOpen('remove')}>
          Quitar
        </Button>
      ) : null}
      <Button variant="outlined" startIcon={<Icon name="edit" />} onClick={() => setOpen('edit')}>
        Editar
      </Button>
      {open === 'edit' ? <GarnishmentEditor row={found} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemoveDialog
          title="¿Quitar el embargo?"
          removed="Embargo quitado"
          send={async () => {
            const sent = await remove({ id: found.id, version: found.version });
            if (!sent.error) navigate(routes.garnishments, { replace: true });
            return sent;
          }}
          onClose={close}
        >
          Es para lo que se cargó por error. Si el juzgado lo levantó, editalo y poné cuándo.
        </RemoveDialog>
      ) : null}
    </Box>
  );
}

function Ordered({ found }: { found: GarnishmentDetail }) {
  const { person, total, taken, left, takenBefore, toDay, note, waiting } = found;
  const { fields, shown } = record;
  return (
    <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <PersonName
            name={person.name}
            imageUrl={person.imageUrl}
            detail={[person.position, found.areaName].filter(Boolean).join(' · ')}
            size={44}
            whole
          />
        </Box>
        <ChoiceChip field={shown.state} value={found.state} />
      </Box>
      {total === null ? null : (
        <PartBar label="Retenido del total" part={Number(taken)} whole={Number(total)} />
      )}
      <Facts>
        <Fact label={fields.take.label}>{takeText(found)}</Fact>
        <Fact label={shown.taken.label}>{moneyText(taken)}</Fact>
        {left === null ? null : <Fact label={shown.left.label}>{moneyText(left)}</Fact>}
        {total === null ? null : <Fact label={fields.total.label}>{moneyText(total)}</Fact>}
        {Number(takenBefore) > 0 ? (
          <Fact label={fields.takenBefore.label}>{moneyText(takenBefore ?? '0')}</Fact>
        ) : null}
        <Fact label={fields.onSac.label}>{found.onSac ? 'Sí' : 'No'}</Fact>
        <Fact label={fields.receivedOn.label}>{longDay(found.receivedOn)}</Fact>
        <Fact label={fields.fromDay.label}>{longDay(found.fromDay)}</Fact>
        {toDay ? <Fact label={fields.toDay.label}>{longDay(toDay)}</Fact> : null}
        <Fact label={fields.court.label} whole>
          {found.court}
        </Fact>
        <Fact label={fields.account.label} whole>
          {found.account ?? 'Sin cuenta cargada'}
        </Fact>
        {note ? (
          <Fact label={fields.note.label} whole>
            {note}
          </Fact>
        ) : null}
      </Facts>
      {waiting.map(({ runId, runTitle, amount }) => (
        <Alert key={runId} severity="info" variant="outlined">
          <Link to={payRunPath(runId)}>{runTitle}</Link> le retiene {moneyText(amount)} cuando se
          publique.
        </Alert>
      ))}
    </Card>
  );
}

function Ledger({ found: { movements } }: { found: GarnishmentDetail }) {
  if (movements.length === 0) return null;
  return (
    <Section
      title="Lo retenido, liquidación por liquidación"
      description="Nada de lo anotado se cambia ni se borra: lo que se revierte se suma con el otro signo."
    >
      <LedgerList
        money
        lines={movements.map(({ id, kind, amount, runId, runTitle, at }) => ({
          id,
          amount: moneyText(amount),
          adds: kind === 'withheld',
          text: (
            <>
              {kind === 'withheld' ? 'Retenido en ' : 'Se devolvió: se anuló '}
              <Link to={payRunPath(runId)}>{runTitle}</Link>
            </>
          ),
          origin: [formatDate(at, 'DD/MM/AAA')],
        }))}
      />
    </Section>
  );
}
