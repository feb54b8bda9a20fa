import { bandRecord as record } from '@contract/hours/band';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import type { Choice } from '@/components/data-grid/gridColumn';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { WeekdaysInput } from '@/components/form/WeekdaysInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Band,
  useListBandsQuery,
  useRemoveBandMutation,
  useSaveBandMutation,
} from '@/services/wms/generated/hours.gen';
import { teamHoursPath } from '@/utils/timePaths';
import { bandForm } from './bandForm';
import { bandRules, timesText } from './bandTexts';

const byActive = (rows: readonly Band[]) =>
  [
    ['Vigentes', rows.filter(({ active }) => active)],
    ['Terminadas', rows.filter(({ active }) => !active)],
  ] as const;

function Bands() {
  const query = useListBandsQuery();
  const [send] = useSaveBandMutation();
  const { sites } = usePlaces();
  const model = useMemo(() => bandForm(sites), [sites]);
  const [removing, setRemoving] = useState<Band | null>(null);
  const siteName = (id: number | null) =>
    sites.find(({ value }) => value === id)?.label ?? 'Todas las sedes';
  return (
    <>
      <Catalog
        title="Franjas horarias"
        back={{ to: teamHoursPath, label: 'Horas del equipo' }}
        addLabel="Nueva franja"
        query={query}
        empty={
          <StateMessage icon="clock" title="Todavía no hay franjas">
            Una franja es un tramo del reloj que se paga con recargo, como la noche del fin de
            semana. Sus minutos se cuentan solos y salen en el archivo para sueldos.
          </StateMessage>
        }
        groups={byActive}
        card={(row, edits) => ({
          name: row.name,
          code: row.code,
          rules: bandRules(row, siteName(row.siteId)),
          mark: timesText(row.multiplier),
          active: true,
          actions: edits ? (
            <Button
              size="small"
              color="error"
              aria-label={`Quitar ${row.name}`}
              onClick={() => setRemoving(row)}
            >
              Quitar
            </Button>
          ) : null,
        })}
        editor={(row, onClose) => (
          <RecordEditor
            model={model}
            row={row}
            title={row ? row.name : 'Nueva franja'}
            added="Franja agregada: las horas de sus días se calculan de nuevo"
            saved="Cambios guardados: las horas de sus días se calculan de nuevo"
            send={send}
            onClose={onClose}
          >
            <BandFields isNew={row === null} sites={sites} />
          </RecordEditor>
        )}
      />
      {removing ? <RemoveBand band={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

function RemoveBand({ band, onClose }: { band: Band; onClose: () => void }) {
  const [remove] = useRemoveBandMutation();
  return (
    <RemoveDialog
      title={`¿Quitar ${band.name}?`}
      removed="Franja quitada"
      send={() => remove({ id: band.id, version: band.version })}
      onClose={onClose}
    >
      Solo se puede mientras no tiene horas. Si ya las tiene, ponele hasta cuándo rige.
    </RemoveDialog>
  );
}

function BandFields({ isNew, sites }: { isNew: boolean; sites: readonly Choice[] }) {
  const [startsAt, endsAt] = useWatch({ name: ['startsAt', 'endsAt'] });
  const overnight = startsAt && endsAt && endsAt <= startsAt;
  return (
    <>
      <RecordInput record={record} name="name" autoFocus={isNew} />
      <RecordInput record={record} name="code" hint="Lo que se lee en las listas: NFDS." />
      <RecordInput record={record} name="siteId" options={sites} />
      <WeekdaysInput name="weekdays" label={record.fields.weekdays.label} />
      <RecordInput record={record} name="onHolidays" />
      <RecordInput record={record} name="startsAt" />
      <RecordInput
        record={record}
        name="endsAt"
        hint={overnight ? 'Termina al día siguiente.' : undefined}
      />
      <RecordInput
        record={record}
        name="multiplier"
        hint="1,25 es una hora y cuarto por cada hora."
      />
      <RecordInput record={record} name="counts" />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" hint="Vacío: sigue hasta que la termines." />
    </>
  );
}

/** /hours/bands: which hours of the clock are told apart and paid by another measure. */
export function BandsPage() {
  return (
    <RequirePermission flag={['HOURS.SHOW', 'HOURS.STRIP']}>
      <Bands />
    </RequirePermission>
  );
}
