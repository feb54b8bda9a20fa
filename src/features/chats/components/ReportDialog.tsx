import { chatReportReason, chatReportRecord, MOST_REPORTED } from '@contract/chats/chatReport';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type Message,
  useListMessagesQuery,
  useReportMessagesMutation,
} from '@/services/wms/generated/chats.gen';
import { quoteOfMessage, whenShort } from '../chatTexts';

const schema = z.object({
  messageIds: z
    .array(z.int())
    .min(1, 'Elegí al menos un mensaje.')
    .max(MOST_REPORTED, `Una denuncia lleva hasta ${MOST_REPORTED} mensajes.`),
  reason: chatReportReason,
});
type Values = z.infer<typeof schema>;
const { reason } = chatReportRecord.shown;

interface ReportDialogProps {
  message: Message;
  onClose: () => void;
}

/** Shows some messages to whoever looks after people; which ones is chosen one by one. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const { chatId } = message;
  const query = useListMessagesQuery({ chatId, around: message.id });
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { messageIds: [message.id], reason: '' },
  });
  const draft = useDraft(form, `denuncia-${message.id}`);
  const [report] = useReportMessagesMutation();
  const notify = useNotice();
  const submit = async (values: Values) => {
    await report({ chatId, ...values }).unwrap();
    notify({ text: 'Denuncia enviada' });
    onClose();
  };
  return (
    <FormDialog
      open
      title="Denunciar mensajes"
      form={form}
      draft={draft}
      submitLabel="Enviar denuncia"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">
        Solo los mensajes que marques se copian y los lee quien administra las personas de la
        organización, con tu nombre y el motivo. De esta conversación no se ve nada más. Si después
        se corrigen o se borran, la copia queda.
      </Typography>
      <TextInput<Values>
        name="reason"
        label={reason.label}
        rows={3}
        maxLength={reason.max}
        autoFocus
      />
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rows }) => (
          <Controller
            name="messageIds"
            control={form.control}
            render={({ field, fieldState: { error } }) => (
              <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
                <Typography variant="subtitle2" component="legend">
                  Mensajes que se muestran
                </Typography>
                {error ? (
                  <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
                    {error.message}
                  </Typography>
                ) : null}
                <Box sx={{ maxHeight: 280, overflowY: 'auto' }}>
                  {rows
                    .filter(({ deleted }) => !deleted)
                    .map((row) => (
                      <Picked
                        key={row.id}
                        row={row}
                        checked={field.value.includes(row.id)}
                        onChange={(checked) =>
                          field.onChange(
                            checked
                              ? [...field.value, row.id]
                              : field.value.filter((id) => id !== row.id),
                          )
                        }
                      />
                    ))}
                </Box>
              </Box>
            )}
          />
        )}
      </QueryState>
    </FormDialog>
  );
}

interface PickedProps {
  row: Message;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Picked({ row, checked, onChange }: PickedProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', m: 0, alignItems: 'flex-start' }}
      control={
        <Checkbox
          size="small"
          checked={checked}
          onChange={(_event, checkedNow) => onChange(checkedNow)}
        />
      }
      label={
        <Box sx={{ py: 0.75, minWidth: 0 }}>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {row.author.name} · {whenShort(row.sentAt)}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {quoteOfMessage(row)}
          </Typography>
        </Box>
      }
    />
  );
}
