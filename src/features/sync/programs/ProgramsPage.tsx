import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import {
  type Program,
  type ProgramWithKey,
  useListProgramsQuery,
} from '@/services/wms/generated/sync.gen';
import { routes } from '@/utils/paths';
import { KeyShownDialog } from './KeyShownDialog';
import { ProgramDialog } from './ProgramDialog';
import { programColumns } from './programColumns';
import { RenewDialog } from './RenewDialog';
import { RevokeDialog } from './RevokeDialog';
import { TryKeyDialog } from './TryKeyDialog';

const programsGrid = gridList({
  id: 'programs',
  accion: 'programa.listar',
  useRows: useListProgramsQuery,
});

type Open =
  | { what: 'edit'; row: Program | null }
  | { what: 'renew' | 'revoke' | 'try'; row: Program }
  | null;

/** Other systems that ask this one by a key. */
export function ProgramsPage() {
  const runs = useSelector(selectCan('SYNC.run'));
  const base = useSelector((state: SessionState) => baseAddress(state));
  const [open, setOpen] = useState<Open>(null);
  const [given, setGiven] = useState<ProgramWithKey | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon name="add" />}
      onClick={() => setOpen({ what: 'edit', row: null })}
    >
      Nuevo programa
    </Button>
  );
  const actions = (row: Program): RowAction[] => [
    { label: 'Editar', icon: 'edit', run: () => setOpen({ what: 'edit', row }) },
    { label: 'Probar', icon: 'computer', run: () => setOpen({ what: 'try', row }) },
    { label: 'Renovar la clave', icon: 'refresh', run: () => setOpen({ what: 'renew', row }) },
    ...(row.state === 'revoked'
      ? []
      : [
          {
            label: 'Revocar',
            icon: 'lock' as const,
            danger: true,
            run: () => setOpen({ what: 'revoke', row }),
          },
        ]),
  ];
  return (
    <Page
      title="Claves para programas"
      width="wide"
      back={{ to: routes.sync, label: 'Enlaces' }}
      action={
        <>
          <Button
            component="a"
            href={`${base}/referencia`}
            target="_blank"
            rel="noopener"
            startIcon={<Icon name="open" />}
          >
            Referencia
          </Button>
          {runs ? add : null}
        </>
      }
    >
      <DataGrid
        list={programsGrid}
        label="Claves para programas"
        columns={programColumns}
        rowName={(row) => row.name}
        rowActions={runs ? actions : undefined}
        searchLabel="Buscar por nombre"
        empty={
          <StateMessage
            icon="computer"
            title="Todavía no hay programas"
            action={runs ? add : undefined}
          >
            Otro sistema pide con una clave propia, dentro de un rol y de las acciones que elijas.
          </StateMessage>
        }
      />
      {open?.what === 'edit' ? (
        <ProgramDialog row={open.row} onGiven={setGiven} onClose={close} />
      ) : null}
      {open?.what === 'renew' ? (
        <RenewDialog program={open.row} onGiven={setGiven} onClose={close} />
      ) : null}
      {open?.what === 'revoke' ? <RevokeDialog program={open.row} onClose={close} /> : null}
      {open?.what === 'try' ? <TryKeyDialog program={open.row} onClose={close} /> : null}
      {given ? <KeyShownDialog given={given} onClose={() => setGiven(null)} /> : null}
    </Page>
  );
}
