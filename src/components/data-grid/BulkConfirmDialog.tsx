import { counted } from '@contract/core/counted';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { BulkResultDialog } from './BulkResultDialog';
import { type BulkOutput, bulkSaid } from './bulkOutput';
import type { ChosenRows, RowSelection } from './gridActions';

interface BulkConfirmDialogProps {
  chosen: ChosenRows;
  /** "Recordar": the title's verb, and the button's. */
  verb: string;
  /** "se recordó", "se recordaron". */
  did: readonly [one: string, many: string];
  /** The words for a row, for one and for many. */
  noun: readonly [one: string, many: string];
  /** The words for what will happen. */
  children: string;
  /** A mutation's `.unwrap()`. */
  send: (rows: RowSelection) => Promise<BulkOutput>;
  onClose: () => void;
}

/** Says what will happen to how many, and then what happened to each. */
export function BulkConfirmDialog(props: BulkConfirmDialogProps) {
  const { chosen, verb, did, noun, children, send, onClose } = props;
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const title = `${verb} ${counted(chosen.count, ...noun)}`;
  const say = (done: number, refused: number) => bulkSaid(did, noun, done, refused);
  if (output) {
    return <BulkResultDialog title={title} output={output} say={say} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={verb}
      onConfirm={async () => setOutput(await send(chosen.rows))}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
