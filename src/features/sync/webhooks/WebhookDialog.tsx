import { webhookRecord as record } from '@contract/sync/webhook';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import {
  useCreateWebhookMutation,
  useGetWebhookChoicesQuery,
  useSaveWebhookMutation,
  type Webhook,
  type WebhookWithSecret,
} from '@/services/wms/generated/sync.gen';
import { EventsInput } from './EventsInput';

const model = recordForm(record, { show: { events: (held) => held.join(', ') } });

interface WebhookDialogProps {
  row: Webhook | null;
  onGiven?: (given: WebhookWithSecret) => void;
  onClose: () => void;
}

/** A new webhook, which then shows its secret, or another address or other events for one. */
export function WebhookDialog({ row, onGiven, onClose }: WebhookDialogProps) {
  const [create] = useCreateWebhookMutation();
  const [save] = useSaveWebhookMutation();
  const { data } = useGetWebhookChoicesQuery();
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.name : 'Nuevo aviso'}
      added="Aviso agregado"
      send={({ id, version, ...fields }) => ({
        unwrap: async () => {
          if (id !== undefined && version !== undefined) {
            return save({ ...fields, id, version }).unwrap();
          }
          const given = await create(fields).unwrap();
          onGiven?.(given);
          return given;
        },
      })}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" autoFocus />
      <RecordInput record={record} name="note" />
      <RecordInput
        record={record}
        name="url"
        hint="Empieza con https://. Las de la propia red las permite antes quien administra."
      />
      <EventsInput choices={data?.events ?? []} />
    </RecordEditor>
  );
}
