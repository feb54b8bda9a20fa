import { visitRecord as record } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { MapView } from '@/components/map/MapView';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  useCancelVisitMutation,
  useGetVisitQuery,
  type VisitDetail,
} from '@/services/wms/generated/visits.gen';
import { routes } from '@/utils/paths';
import { correctVisitPath } from '@/utils/visitPaths';
import { MailVisitAct } from '../components/MailVisitAct';
import { VisitAct } from '../components/VisitAct';
import { VisitEvidence } from '../components/VisitEvidence';
import { VisitFacts } from '../components/VisitFacts';
import { VisitSteps } from '../walk/VisitSteps';

/** A visit: where, who and what came of it, with what may be done now. */
export function VisitPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetVisitQuery(id);
  const visit = query.data;
  return (
    <Page
      title={visit ? visit.place : 'Visita'}
      width="reading"
      back={{ to: routes.visits, label: 'Visitas' }}
      action={visit ? <VisitActions visit={visit} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <>
            <VisitSteps visit={found} />
            <VisitFacts visit={found} />
            <VisitEvidence visit={found} />
            <VisitPlace visit={found} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function VisitActions({ visit }: { visit: VisitDetail }) {
  const { id, version, actions, state, late } = visit;
  const [cancelling, setCancelling] = useState(false);
  const [cancel] = useCancelVisitMutation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ChoiceChip field={record.shown.state} value={state} late={late} />
      <VisitAct visit={visit} />
      <MailVisitAct visit={visit} />
      {actions.includes('cancel') ? (
        <Button onClick={() => setCancelling(true)}>Cancelar la visita</Button>
      ) : null}
      {actions.includes('correct') ? (
        <Button variant="outlined" component={Link} to={correctVisitPath(id)}>
          Corregir
        </Button>
      ) : null}
      {cancelling ? (
        <ReasonDialog
          title="¿Cancelar la visita?"
          submitLabel="Cancelar la visita"
          onSubmit={(reason) => cancel({ id, version, reason }).unwrap()}
          onClose={() => setCancelling(false)}
        >
          Si ya se publicó, quien la tenía recibe un aviso.
        </ReasonDialog>
      ) : null}
    </Box>
  );
}

function VisitPlace({ visit }: { visit: VisitDetail }) {
  const { id, place, radius, latitude, longitude, late } = visit;
  const spot = useMemo(
    () =>
      latitude !== null && longitude !== null
        ? { latitude: Number(latitude), longitude: Number(longitude) }
        : null,
    [latitude, longitude],
  );
  const points = useMemo(
    () =>
      spot
        ? [{ id, label: place, tone: late ? ('alert' as const) : ('normal' as const), ...spot }]
        : [],
    [spot, id, place, late],
  );
  const circles = useMemo(() => (spot ? [{ ...spot, radius }] : []), [spot, radius]);
  if (!spot) return null;
  return (
    <Box sx={{ height: 320 }}>
      <MapView label={`Dónde queda ${place}`} points={points} circles={circles} near />
    </Box>
  );
}
