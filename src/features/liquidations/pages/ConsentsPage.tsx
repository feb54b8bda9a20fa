import { deductionConsentRecord as record } from '@contract/liquidations/deductionConsent';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { useOpenServerFile } from '@/components/files/useOpenServerFile';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type DeductionConsent,
  useListDeductionConsentsQuery,
  useListPayConceptsQuery,
  useRemoveDeductionConsentMutation,
} from '@/services/wms/generated/liquidations.gen';
import { routes as paths } from '@/utils/paths';
import { payConceptsPath } from '@/utils/payPaths';
import { ConsentEditor } from '../consents/ConsentEditor';
import { consentChoices } from '../consents/consentChoices';

const consentsGrid = gridList({
  id: 'deductionConsents',
  accion: 'consentimiento.listar',
  useRows: useListDeductionConsentsQuery,
});

const columnsAt = ({ sites, areas }: Places): GridColumn<DeductionConsent>[] => [
  nameColumn(({ person }) => person),
  recordColumn(record, 'code', {
    width: 240,
    render: ({ conceptName }: DeductionConsent) => conceptName,
    card: 'detail',
  }),
  recordColumn(record, 'fromDay', { width: 150, card: 'fact' }),
  recordColumn(record, 'toDay', { filter: false, width: 150, card: 'fact' }),
  recordColumn(record, 'note', { sortable: false, filter: false, width: 240 }),
  areaColumn(areas, { sortable: false, hidden: true }),
  siteColumn(sites, { hidden: true }),
];

function Consents() {
  const places = usePlaces();
  const columns = useMemo(() => columnsAt(places), [places]);
  const concepts = useListPayConceptsQuery();
  const [removing, setRemoving] = useState<DeductionConsent | null>(null);
  const [remove] = useRemoveDeductionConsentMutation();
  const open = useOpenServerFile();
  const known = concepts.data?.rows ?? [];
  return (
    <>
      <GridCatalog
        title="Consentimientos"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        icon="check"
        addLabel="Nuevo consentimiento"
        edits
        list={consentsGrid}
        columns={columns}
        rowName={(row) => `${row.person.name}, ${row.conceptName}`}
        moreActions={({ paper, ...row }) => [
          ...(paper
            ? [{ label: 'Ver el papel', icon: 'file' as const, run: () => void open(paper.url) }]
            : []),
          {
            label: 'Quitar',
            icon: 'delete' as const,
            danger: true,
            run: () => setRemoving({ ...row, paper }),
          },
        ]}
        searchLabel="Buscar por nombre o legajo"
        editor={(row, onClose) => (
          <ConsentEditor
            row={row}
            concepts={consentChoices(known, row ?? undefined)}
            onClose={onClose}
          />
        )}
      />
      {concepts.data && consentChoices(known).length === 0 ? <NoneAsks /> : null}
      {removing ? (
        <RemoveDialog
          title={`¿Quitar el consentimiento de ${removing.person.name}?`}
          removed="Consentimiento quitado"
          send={() => remove({ id: removing.id, version: removing.version })}
          onClose={() => setRemoving(null)}
        >
          Es para lo que se cargó por error. Si lo retiró, editalo y poné hasta qué día.
        </RemoveDialog>
      ) : null}
    </>
  );
}

/** Nothing can be written down until a concept asks for it. */
function NoneAsks() {
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Hoy ningún concepto pide consentimiento: se marca en cada descuento, en{' '}
      <Link component={RouterLink} to={payConceptsPath}>
        Conceptos de sueldo
      </Link>
      .
    </Alert>
  );
}

/** /liquidations/consents: what people agreed to be taken of their pay. */
export function ConsentsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Consents />
    </RequirePermission>
  );
}
