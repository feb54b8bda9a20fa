import { monthWords } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { monthText, moveMonth, readMonth } from '@/components/calendar/shownMonth';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import {
  type ListPayMappingsApiResponse,
  type PayMapping,
  useListPayMappingsQuery,
} from '@/services/wms/generated/hours.gen';
import { localDay } from '@/utils/localDay';
import { teamHoursPath } from '@/utils/timePaths';
import { PayFile } from './PayFile';
import { PayFormatDialog } from './PayFormatDialog';

/** The month that is paid now is the one before. */
const lastMonth = () => monthText(moveMonth(readMonth('', localDay()), -1));

function Content() {
  const query = useListPayMappingsQuery();
  const { values, setFilter } = useListParams(['mes', 'sede', 'formato']);
  const month = values.mes ? monthText(readMonth(values.mes, localDay())) : lastMonth();
  const move = (by: number) =>
    setFilter('mes', monthText(moveMonth(readMonth(month, localDay()), by)));
  return (
    <Page
      title="Exportar para sueldos"
      purpose="Un archivo por sede y por mes, con las columnas que espera el programa de sueldos."
      back={{ to: `${teamHoursPath}?periodo=month&desde=${month}-01`, label: 'Horas del equipo' }}
      width="wide"
    >
      <Box sx={{ mb: 2 }}>
        <PeriodSteps
          title={monthWords(month)}
          unit="Mes"
          onMove={move}
          onToday={() => setFilter('mes', localDay().slice(0, 7))}
        />
      </Box>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ sites }) => sites.length === 0}
        empty={
          <StateMessage icon="people" title="No tenés gente a tu alcance">
            El archivo lleva las horas de las personas a las que llega tu rol.
          </StateMessage>
        }
      >
        {(data) => (
          <Chosen
            data={data}
            month={month}
            siteId={Number(values.sede)}
            mappingId={Number(values.formato)}
            onChoose={setFilter}
          />
        )}
      </QueryState>
    </Page>
  );
}

interface ChosenProps {
  data: ListPayMappingsApiResponse;
  month: string;
  siteId: number;
  mappingId: number;
  onChoose: (name: 'sede' | 'formato', value: string) => void;
}

/** The site and the format: those of the address, or the ones that were used last. */
function Chosen({ data, month, siteId: askedSite, mappingId, onChoose }: ChosenProps) {
  const { rows, sites, edits } = data;
  const [editing, setEditing] = useState<{ mapping: PayMapping | null } | null>(null);
  const siteId = (sites.find(({ id }) => id === askedSite) ?? sites[0])?.id ?? 0;
  const mapping = rows.find(({ id }) => id === mappingId) ?? rows[0];
  const create = () => setEditing({ mapping: null });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3, alignItems: 'center' }}>
        <Choice
          label="Sede"
          value={siteId}
          options={sites}
          onChange={(id) => onChoose('sede', id)}
        />
        {mapping ? (
          <Choice
            label="Formato"
            value={mapping.id}
            options={rows}
            onChange={(id) => onChoose('formato', id)}
          />
        ) : null}
        {edits && mapping ? (
          <>
            <Button onClick={() => setEditing({ mapping })}>Editar formato</Button>
            <Button onClick={create}>Nuevo formato</Button>
          </>
        ) : null}
      </Box>
      {mapping ? (
        <PayFile
          key={`${mapping.id} ${mapping.version}`}
          mapping={mapping}
          period={{ siteId, month }}
          edits={edits}
        />
      ) : (
        <StateMessage
          icon="hours"
          title="Todavía no hay un formato"
          action={
            edits ? (
              <Button variant="contained" onClick={create}>
                Armar el formato
              </Button>
            ) : undefined
          }
        >
          {edits
            ? 'Se elige una vez qué columnas lleva y cómo se llaman; después se descarga con un toque.'
            : 'Lo arma quien lleva las horas; después lo usa cualquiera que llegue a su gente.'}
        </StateMessage>
      )}
      {editing ? (
        <PayFormatDialog
          mapping={editing.mapping}
          period={{ siteId, month }}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly { id: number; name: string }[];
  onChange: (id: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      size="small"
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: 200, flex: { xs: '1 1 45%', sm: 'none' } }}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

/** /hours/pay: a month of a site as a file for whoever pays it. */
export function PayFilePage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Content />
    </RequirePermission>
  );
}
