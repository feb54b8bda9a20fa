import { counted } from '@contract/core/counted';
import { reason } from '@contract/core/reason';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '../form/contractResolver';
import { TextInput } from '../form/TextInput';
import { BulkFormDialog } from './BulkFormDialog';
import { type BulkOutput, bulkSaid } from './bulkOutput';
import type { ChosenRows, RowSelection } from './gridActions';

const resolver = contractResolver(z.object({ reason }));

interface BulkReasonDialogProps {
  chosen: ChosenRows;
  /** "Anular": the title's verb, and the button's. */
  verb: string;
  /** "se anuló", "se anularon". */
  did: readonly [one: string, many: string];
  /** The words for a row, for one and for many. */
  noun: readonly [one: string, many: string];
  /** The words for what will happen. */
  children: string;
  /** A mutation's `.unwrap()`. */
  send: (rows: RowSelection, reason: string) => Promise<BulkOutput>;
  onClose: () => void;
}

/** This asks for a reason before something happens to many rows. */
export function BulkReasonDialog(props: BulkReasonDialogProps) {
  const { chosen, verb, did, noun, children, send, onClose } = props;
  const form = useForm<{ reason: string }>({ resolver, defaultValues: { reason: '' } });
  const what = `${verb} ${counted(chosen.count, ...noun)}`;
  return (
    <BulkFormDialog
      title={what}
      form={form}
      submitLabel={what}
      tone="danger"
      say={(done, refused) => bulkSaid(did, noun, done, refused)}
      send={(values) => send(chosen.rows, values.reason.trim())}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
      <TextInput name="reason" label="Motivo" rows={2} maxLength={300} autoFocus />
    </BulkFormDialog>
  );
}
