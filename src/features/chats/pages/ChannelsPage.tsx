import { chatChannelRecord as record } from '@contract/chats/chatChannel';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordColumn } from '@/components/record/recordColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import {
  type ChatChannel,
  useListChatChannelsQuery,
  useSaveChatChannelMutation,
} from '@/services/wms/generated/chats.gen';
import { usersApi } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';

const channelsGrid = gridList({
  id: 'chat-channels',
  accion: 'canal.listar',
  exports: false,
  useRows: useListChatChannelsQuery,
});

const columns: GridColumn<ChatChannel>[] = [
  {
    ...{ key: 'areaName', label: 'Área', kind: 'text', grow: true, card: 'title' },
    value: ({ areaName }) => areaName,
  },
  {
    ...{ key: 'siteName', label: 'Sede', kind: 'text', width: 220, card: 'detail' },
    value: ({ siteName }) => siteName,
  },
  recordColumn(record, 'readOnly', { width: 250, sortable: false }),
  recordColumn(record, 'active', { width: 110, sortable: false }),
  {
    ...{ key: 'members', label: 'Personas', kind: 'number', width: 120, card: 'fact' },
    ...{ sortable: false, filter: false, exported: false },
    value: ({ members }) => members,
  },
];

const channelForm = (areas: readonly Choice[]) =>
  recordForm(record, { show: { areaId: (held) => placeName(areas, held) } });

function ChannelEditor({ row, onClose }: { row: ChatChannel | null; onClose: () => void }) {
  const [send] = useSaveChatChannelMutation();
  const { data } = usersApi.useGetOrganisationQuery();
  const sites = new Map((data?.sites ?? []).map(({ id, name }) => [id, name]));
  const areas = (data?.areas ?? []).map(({ id, name, siteId }) => ({
    value: id,
    label: `${name} (${sites.get(siteId) ?? ''})`,
  }));
  return (
    <RecordEditor
      model={channelForm(areas)}
      row={row}
      title={row ? `Canal de ${row.areaName}` : 'Nuevo canal'}
      added="Canal abierto"
      send={send}
      onClose={onClose}
    >
      <SelectInput
        name="areaId"
        label="Área"
        hint="Están quienes pertenecen al área; quien entra o sale de ella, entra o sale del canal."
        options={areas}
        disabled={row !== null}
      />
      <RecordInput
        record={record}
        name="readOnly"
        hint="Los demás leen. Conduce quien es jefe del área o tiene personas a cargo."
      />
      {row ? (
        <RecordInput
          record={record}
          name="active"
          hint="Cerrado, lo que se dijo se lee y nadie escribe."
        />
      ) : null}
    </RecordEditor>
  );
}

/** /chats/channels: the channels of the areas, for whoever administers; what is said in them is not theirs to read. */
export function ChannelsPage() {
  const back = useBackFromSettings('CHATS', { to: routes.chats, label: 'Mensajes' });
  return (
    <RequirePermission flag="ADMIN.settings">
      <GridCatalog
        title="Canales de área"
        back={back}
        icon="chat"
        addLabel="Nuevo canal"
        edits
        list={channelsGrid}
        columns={columns}
        rowName={(row) => row.areaName}
        searchLabel="Buscar por área o sede"
        editor={(row, onClose) => <ChannelEditor row={row} onClose={onClose} />}
      />
    </RequirePermission>
  );
}
