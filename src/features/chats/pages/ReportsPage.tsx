import { chatReportRecord as record } from '@contract/chats/chatReport';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { CardList } from '@/components/list/CardList';
import { Page } from '@/components/page/Page';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordColumn } from '@/components/record/recordColumn';
import { recordForm } from '@/components/record/recordForm';
import { AdminTabs } from '@/components/shell/AdminTabs';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ChatReport,
  useGetChatReportQuery,
  useListChatReportsQuery,
  useSaveChatReportMutation,
} from '@/services/wms/generated/chats.gen';
import { routes } from '@/utils/paths';
import { quoteOf, whenShort } from '../chatTexts';

const reportsGrid = gridList({
  id: 'chat-reports',
  accion: 'denuncia.listar',
  exports: false,
  useRows: useListChatReportsQuery,
});

const columns: GridColumn<ChatReport>[] = [
  {
    ...{ key: 'reporterName', label: 'Quién denuncia', kind: 'text', grow: true, card: 'title' },
    value: ({ reporterName }) => reporterName,
  },
  recordColumn(record, 'state', { width: 130, card: 'status' }),
  recordColumn(record, 'createdAt', { width: 170, card: 'detail' }),
  recordColumn(record, 'closedAt', { width: 170 }),
  {
    ...{ key: 'messages', label: 'Mensajes', kind: 'number', width: 120, card: 'fact' },
    ...{ sortable: false, filter: false, exported: false },
    value: ({ messages }) => messages,
  },
];

const reportForm = recordForm(record);

function ReportEditor({ row, onClose }: { row: ChatReport; onClose: () => void }) {
  const [send] = useSaveChatReportMutation();
  return (
    <RecordEditor
      model={reportForm}
      row={row}
      title={`Denuncia de ${row.reporterName}`}
      send={({ id = row.id, version = row.version, ...fields }) => send({ id, version, ...fields })}
      onClose={onClose}
    >
      <Shown id={row.id} />
      <RecordInput record={record} name="state" />
      <RecordInput
        record={record}
        name="outcome"
        hint="Hace falta para cerrarla. Quien denunció no lo lee."
      />
    </RecordEditor>
  );
}

/** The messages that were shown, and why. */
function Shown({ id }: { id: number }) {
  const query = useGetChatReportQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
      {({ reason, said }) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
          <CardList gap={1}>
            {said.map((one) => (
              <Box component="li" key={`${one.sentAt} ${one.body}`}>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {one.author.name} · {whenShort(one.sentAt)}
                </Typography>
                <Typography
                  variant="body2"
                  component="p"
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {quoteOf({ ...one, deleted: false })}
                </Typography>
              </Box>
            ))}
          </CardList>
        </Box>
      )}
    </QueryState>
  );
}

/** /chats/reports: messages that people showed to whoever looks after them; nothing else of a conversation is read here. */
export function ReportsPage() {
  const back = useBackFromSettings('CHATS', { to: routes.chats, label: 'Mensajes' });
  const [opened, setOpened] = useState<ChatReport | null>(null);
  return (
    <RequirePermission flag="ADMIN.users">
      <Page title="Denuncias de mensajes" width="wide" back={back}>
        <AdminTabs />
        <DataGrid
          list={reportsGrid}
          label="Denuncias de mensajes"
          columns={columns}
          rowName={({ reporterName }) => reporterName}
          rowActions={(row) => [
            { label: 'Ver y resolver', icon: 'edit', run: () => setOpened(row) },
          ]}
          searchLabel="Buscar por quién denuncia"
          empty={
            <StateMessage icon="chat" title="No hay denuncias">
              Cuando alguien denuncie mensajes, aparecen acá.
            </StateMessage>
          }
        />
        {opened ? <ReportEditor row={opened} onClose={() => setOpened(null)} /> : null}
      </Page>
    </RequirePermission>
  );
}
