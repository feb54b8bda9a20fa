import { counted } from '@contract/core/counted';
import { reason } from '@contract/core/reason';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { z } from 'zod';
import { useAppSelector } from '@/app/hooks';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type ChangeManyNewsApiArg,
  useChangeManyNewsMutation,
  useListNewsQuery,
  useListNewsTypesQuery,
} from '@/services/wms/generated/news.gen';
import {
  enterNewsPath,
  importNewsPath,
  newsCalendarPath,
  newsItemPath,
  newsTypesPath,
  ownNewsPath,
} from '@/utils/paths';
import { newsColumns } from '../components/newsColumns';
import { type Move, moves, moveWords } from '../newsMoves';

function Content() {
  const choices = useNewsChoices();
  const columns = useMemo(() => newsColumns(choices), [choices]);
  const links = useNewsLinks();
  const decides = useAppSelector(selectCan('NEWS.STATE'));
  const [change, setChange] = useState<NewsChange | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] =>
      moves.map((move) => ({
        label: moveWords[move].label,
        icon: moveWords[move].icon,
        danger: moveWords[move].wantsReason,
        open: (rows, count) => setChange({ move, rows, count }),
      })),
    [],
  );
  return (
    <Page
      title="Novedades"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          {decides ? (
            <Button
              variant="contained"
              component={Link}
              to={enterNewsPath}
              startIcon={<Icon name="add" />}
            >
              Cargar novedad
            </Button>
          ) : null}
        </>
      }
    >
      <DataGrid
        list={newsGrid}
        label="Novedades"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.typeName}`}
        rowPath={(row) => newsItemPath(row.id)}
        bulkActions={decides ? bulkActions : undefined}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage
            icon="news"
            title="Todavía no hay novedades"
            action={
              <NextStep to={enterNewsPath} flag="NEWS.STATE">
                Cargar una novedad
              </NextStep>
            }
          >
            Las ausencias que avise la gente y lo que cargue Recursos Humanos aparecen acá.
          </StateMessage>
        }
      />
      {change ? <ChangeNewsDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}

/** Every novelty within reach, to find, decide and count; who only tells about oneself is led to their own. */
export function NewsListPage() {
  const reads = useAppSelector(selectCan('NEWS'));
  const tells = useAppSelector(selectCan('NEWS.CREATE'));
  if (!reads && tells) return <Navigate to={ownNewsPath} replace />;
  return (
    <RequirePermission flag="NEWS">
      <Content />
    </RequirePermission>
  );
}

const newsGrid = gridList({
  id: 'news',
  accion: 'novedad.listar',
  useRows: useListNewsQuery,
});

/** The list of novelties can be narrowed by these. */
function useNewsChoices() {
  const places = usePlaces();
  const { data } = useListNewsTypesQuery();
  return useMemo(() => ({ ...places, types: namedChoices(data?.rows) }), [places, data]);
}

type Links = Parameters<typeof PageLinks>[0]['links'];

/** The pages beside the list that this person may open. */
function useNewsLinks(): Links {
  const decides = useAppSelector(selectCan('NEWS.STATE'));
  const calendar = { to: newsCalendarPath, label: 'Calendario', icon: 'calendar' } as const;
  const asks = useAppSelector(selectCan('NEWS.CREATE'));
  const own = asks ? [{ to: ownNewsPath, label: 'Las mías', icon: 'person' } as const] : [];
  if (!decides) return [calendar, ...own];
  return [
    calendar,
    ...own,
    { to: newsTypesPath, label: 'Tipos', icon: 'settings' },
    { to: importNewsPath, label: 'Importar', icon: 'upload' },
  ];
}

interface NewsChange extends ChosenRows {
  move: Move;
}

type NewsBack = Pick<ChangeManyNewsApiArg, 'move' | 'reason'>;

const plain = z.object({ reason: z.string() });
const withReason = z.object({ reason });

/** Says what will happen to how many, and then what happened to each. */
function ChangeNewsDialog({ change, onClose }: { change: NewsChange; onClose: () => void }) {
  const { move, rows, count } = change;
  const { label, what, wantsReason } = moveWords[move];
  const [send] = useChangeManyNewsMutation();
  const form = useForm<{ reason: string }>({
    resolver: contractResolver(wantsReason ? withReason : plain),
    defaultValues: { reason: '' },
  });
  const title = `${label} ${counted(count, 'novedad', 'novedades')}`;
  return (
    <BulkFormDialog
      title={title}
      form={form}
      submitLabel={label}
      tone={wantsReason ? 'danger' : 'normal'}
      brief={!wantsReason}
      send={(values) => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as ChangeManyNewsApiArg['selection'];
        return send({ selection, move, reason: values.reason.trim() }).unwrap();
      }}
      undo={(selection, back) => send({ selection, ...(back as NewsBack) }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>
      {wantsReason ? <TextInput name="reason" label="Motivo" rows={2} maxLength={300} /> : null}
    </BulkFormDialog>
  );
}
