import type { ReactNode } from 'react';
import { RecordDialog } from '../dialog/RecordDialog';
import type { RecordFormModel } from './recordForm';
import { type UseRecordFormOptions, useRecordForm } from './useRecordForm';

interface RecordEditorProps<Held extends object, Input extends object, Row>
  extends Omit<UseRecordFormOptions<Held, Input, Row>, 'onDone' | 'saved'> {
  model: RecordFormModel<Held, Input, Row>;
  title: string;
  /** Said once a new one is saved: "Tipo agregado". */
  added?: string;
  saved?: string;
  children: ReactNode;
  onClose: () => void;
}

/** Adds a record or corrects one, over the page that lists them. */
export function RecordEditor<Held extends object, Input extends object, Row>(
  props: RecordEditorProps<Held, Input, Row>,
) {
  const {
    model,
    title,
    saved = 'Cambios guardados',
    added = saved,
    children,
    onClose,
    ...options
  } = props;
  const edit = useRecordForm(model, {
    ...options,
    saved: options.row ? saved : added,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={title}
      submitLabel={options.row ? 'Guardar' : 'Agregar'}
      onClose={onClose}
      {...edit}
    >
      {children}
    </RecordDialog>
  );
}
