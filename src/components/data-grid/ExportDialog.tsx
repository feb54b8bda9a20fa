import { counted } from '@contract/core/counted';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreateExportMutation } from '@/services/lists/exportHooks';
import { useDownload } from '@/services/wms/useDownload';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useNotice } from '../feedback/useNotice';
import { type FileFormat, FormatChoice } from '../files/FormatChoice';
import type { GridRow } from './GridContext';
import type { GridAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { type Selection, selectedCount } from './selection';

interface ExportDialogProps {
  list: string;
  columns: readonly GridColumn<GridRow>[];
  layout: GridLayout;
  address: GridAddress;
  selection: Selection;
  total: number;
  onClose: () => void;
}

/** The list as a file: what is ticked, or all that match, with the columns in sight or with all of them. */
export function ExportDialog(props: ExportDialogProps) {
  const { list, columns, layout, address, selection, total, onClose } = props;
  const ticked = selectedCount(selection, total);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [every, setEvery] = useState(false);
  const [create] = useCreateExportMutation();
  const download = useDownload();
  const notify = useNotice();
  const count = ticked || total;

  const start = async () => {
    const keys = layout
      .filter((place) => every || place.shown)
      .filter(({ key }) => columns.find((one) => one.key === key)?.exported !== false)
      .map(({ key }) => key);
    const { search, filters, sort } = address;
    const { data } = await create({
      list,
      format,
      columns: keys,
      input: { search, filters, sort },
      ...(ticked > 0 && selection.kind === 'rows' ? { ids: [...selection.ids] } : {}),
      ...(selection.kind === 'filtered' ? { except: [...selection.except] } : {}),
    });
    if (!data) return;
    onClose();
    if (data.url) await download(data.url, data.name);
    else notify({ text: 'Estamos preparando el archivo. Te avisamos en la campana cuando esté.' });
  };

  return (
    <ConfirmDialog
      open
      title={`Exportar ${counted(count, 'fila', 'filas')}`}
      confirmLabel="Exportar"
      onConfirm={start}
      onClose={onClose}
    >
      <FormatChoice value={format} onChange={setFormat} />
      <Typography variant="subtitle2" id="export-columns" color="text.primary" sx={{ mt: 1.5 }}>
        Columnas
      </Typography>
      <RadioGroup
        aria-labelledby="export-columns"
        value={every ? 'all' : 'shown'}
        onChange={(_event, value) => setEvery(value === 'all')}
      >
        <FormControlLabel value="shown" control={<Radio />} label="Las que se ven, en su orden" />
        <FormControlLabel value="all" control={<Radio />} label="Todas" />
      </RadioGroup>
    </ConfirmDialog>
  );
}
