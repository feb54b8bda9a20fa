import { organisationHolidayRecord as record } from '@contract/holidays/organisationHoliday';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type OrganisationHoliday,
  useDeleteOrganisationHolidayMutation,
  useListOrganisationHolidaysQuery,
  useSaveOrganisationHolidayMutation,
} from '@/services/wms/generated/holidays.gen';
import { clock } from '@/utils/clock';
import { DeleteButton } from '../components/DeleteButton';
import { RowCard } from '../components/RowCard';
import { holidayRows } from '../days/holidayRows';
import { organisationHolidayForm } from '../days/organisationHolidayForm';
import { weekdayText } from '../leaveTexts';

const param = 'anio';

function useYear() {
  const [params, setParams] = useSearchParams();
  const year = Number(params.get(param)) || clock.now().getFullYear();
  return [
    Math.min(2100, Math.max(2000, year)),
    (next: number) => setParams({ [param]: String(next) }, { replace: true }),
  ] as const;
}

/** /holidays/public: the days of rest of a year, and the organisation's own among them. */
export function PublicHolidaysPage() {
  const [year, setYear] = useYear();
  const query = useListOrganisationHolidaysQuery(year);
  const [remove] = useDeleteOrganisationHolidayMutation();
  const [editing, setEditing] = useState<OrganisationHoliday | 'new' | null>(null);
  const data = query.currentData;
  return (
    <Page
      width="wide"
      title="Feriados"
      action={
        data?.edits ? (
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setEditing('new')}
          >
            Agregar un día
          </Button>
        ) : null
      }
    >
      <LeaveTabs />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <IconButton aria-label="Año anterior" onClick={() => setYear(year - 1)}>
          <Icon name="previous" />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite">
          {year}
        </Typography>
        <IconButton aria-label="Año siguiente" onClick={() => setYear(year + 1)}>
          <Icon name="next" />
        </IconButton>
      </Box>
      <QueryState query={{ ...query, data }} skeleton={<SkeletonRows rows={8} />}>
        {({ rows, country, edits }) => (
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {holidayRows(country, rows).map(({ key, day, name, where, own }) => (
              <RowCard key={key} title={name} detail={`${weekdayText(day)} · ${where}`}>
                {own && edits ? (
                  <>
                    <IconButton aria-label={`Editar ${name}`} onClick={() => setEditing(own)}>
                      <Icon name="edit" fontSize="small" />
                    </IconButton>
                    <DeleteButton
                      what={name}
                      onDelete={() => remove({ id: own.id, version: own.version })}
                    >
                      Deja de contar en las licencias que se pidan desde ahora.
                    </DeleteButton>
                  </>
                ) : null}
              </RowCard>
            ))}
          </Card>
        )}
      </QueryState>
      {editing ? (
        <HolidayDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </Page>
  );
}

interface HolidayDialogProps {
  /** Null to add one. */
  row: OrganisationHoliday | null;
  onClose: () => void;
}

function HolidayDialog({ row, onClose }: HolidayDialogProps) {
  const [send] = useSaveOrganisationHolidayMutation();
  const { sites } = usePlaces();
  const model = useMemo(() => organisationHolidayForm(sites), [sites]);
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? 'Editar el día' : 'Agregar un día'}
      added="Día agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="day" />
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="worked" />
    </RecordEditor>
  );
}
