import { kioskRecord as record } from '@contract/markings/kiosk';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Catalog } from '@/components/catalog/Catalog';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Kiosk,
  useListKiosksQuery,
  useRevokeKioskMutation,
  useSaveKioskMutation,
} from '@/services/wms/generated/markings.gen';
import { relativeTime } from '@/utils/relativeTime';
import { PairDialog } from '../components/PairDialog';
import { kioskForm } from '../kioskForm';

const { labels } = record.shown.state;

const seenText = ({ state, lastSeenAt }: Kiosk) => {
  if (state === 'paired' && lastSeenAt) {
    return `En uso, visto ${relativeTime(lastSeenAt).toLowerCase()}`;
  }
  return labels[state];
};

const bySite = (rows: readonly Kiosk[]) =>
  [...new Set(rows.map(({ siteName }) => siteName))].map(
    (name) => [name, rows.filter(({ siteName }) => siteName === name)] as const,
  );

function Revocation({ kiosk, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const [send] = useRevokeKioskMutation();
  const notify = useNotice();
  const revoke = async () => {
    const { error } = await send({ id: kiosk.id });
    onClose();
    if (!error) notify({ text: 'La tableta quedó dada de baja' });
  };
  return (
    <ConfirmDialog
      open
      title={`¿Dar de baja la tableta de ${kiosk.name}?`}
      confirmLabel="Dar de baja"
      tone="danger"
      onConfirm={revoke}
      onClose={onClose}
    >
      Nadie más ficha con ella desde este momento. Para volver a usarla se empareja otra vez; lo ya
      fichado queda.
    </ConfirmDialog>
  );
}

type Open = { id: number; what: 'pair' | 'revoke' } | null;

function Content() {
  const query = useListKiosksQuery();
  const { sites } = usePlaces();
  const model = useMemo(
    () => kioskForm((id) => sites.find(({ value }) => value === String(id))?.label ?? ''),
    [sites],
  );
  const [send] = useSaveKioskMutation();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const chosen = query.data?.rows.find(({ id }) => id === open?.id);
  const actionsOf = ({ id, name, state, pairing }: Kiosk) => (
    <>
      {state === 'paired' || pairing ? (
        <Button
          size="small"
          color="error"
          aria-label={`Dar de baja ${name}`}
          onClick={() => setOpen({ id, what: 'revoke' })}
        >
          Dar de baja
        </Button>
      ) : null}
      <Button
        size="small"
        variant="outlined"
        aria-label={`Emparejar ${name}`}
        onClick={() => setOpen({ id, what: 'pair' })}
      >
        Emparejar
      </Button>
    </>
  );
  return (
    <>
      <Catalog
        title="Kioscos"
        addLabel="Nuevo kiosco"
        query={query}
        empty={
          <StateMessage icon="punch" title="Todavía no hay kioscos">
            Un kiosco es una tableta en la puerta: la gente ficha con el código de su teléfono, o
            con legajo y PIN. Agregalo y emparejá la tableta con el código que te damos.
          </StateMessage>
        }
        groups={bySite}
        card={(row) => ({
          name: row.name,
          rules: seenText(row),
          active: true,
          actions: actionsOf(row),
        })}
        editor={(row, onClose) => (
          <RecordEditor
            model={model}
            row={row}
            title={row ? row.name : 'Nuevo kiosco'}
            added="Kiosco agregado: emparejá la tableta"
            send={send}
            onClose={onClose}
          >
            <RecordInput
              record={record}
              name="name"
              autoFocus={row === null}
              hint="Como se lo conoce: “Portón”, “Comedor”."
            />
            <RecordInput record={record} name="siteId" options={sites} />
          </RecordEditor>
        )}
      />
      {chosen && open?.what === 'pair' ? <PairDialog kiosk={chosen} onClose={close} /> : null}
      {chosen && open?.what === 'revoke' ? <Revocation kiosk={chosen} onClose={close} /> : null}
    </>
  );
}

/** /markings/kiosks: the tablets at the doors. */
export function KiosksPage() {
  return (
    <RequirePermission flag="ADMIN.settings">
      <Content />
    </RequirePermission>
  );
}
