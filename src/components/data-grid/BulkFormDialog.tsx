import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../dialog/FormDialog';
import { BulkResultDialog } from './BulkResultDialog';
import type { BulkOutput } from './bulkOutput';

interface BulkFormDialogProps<V extends FieldValues>
  extends Omit<ComponentProps<typeof FormDialog<V>>, 'open' | 'onSubmit'> {
  /** A mutation's `.unwrap()`. */
  send: (values: V) => Promise<BulkOutput>;
  /** In the words of what was done; without it, rows that changed. */
  say?: (done: number, refused: number) => string;
  next?: ComponentProps<typeof BulkResultDialog>['next'];
  undo?: ComponentProps<typeof BulkResultDialog>['undo'];
}

/** Asks what is still to be known, and then tells what happened to each row. */
export function BulkFormDialog<V extends FieldValues>(props: BulkFormDialogProps<V>) {
  const { send, say, next, undo, ...asked } = props;
  const { title, draft, onClose } = asked;
  const [output, setOutput] = useState<BulkOutput | null>(null);
  if (output) return <BulkResultDialog {...{ title, output, say, next, undo, onClose }} />;
  return (
    <FormDialog
      {...asked}
      open
      onSubmit={async (values) => {
        setOutput(await send(values));
        draft?.forget();
      }}
    />
  );
}
