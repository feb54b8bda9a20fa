import { type MappedColumn, payMappingRecord as record } from '@contract/hours/payMapping';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import {
  type PayMapping,
  type PreviewPayApiArg,
  usePreviewPayQuery,
  useSavePayMappingMutation,
} from '@/services/wms/generated/hours.gen';
import { ColumnsInput } from './ColumnsInput';
import { PayRows } from './PayRows';
import { payMappingForm } from './payMappingForm';

interface PayFormatDialogProps {
  /** Null to make another one. */
  mapping: PayMapping | null;
  period: Pick<PreviewPayApiArg, 'siteId' | 'month'>;
  onClose: () => void;
}

/** How the program that pays wants its file; its first rows show below as one maps it. */
export function PayFormatDialog({ mapping, period, onClose }: PayFormatDialogProps) {
  const [send] = useSavePayMappingMutation();
  return (
    <RecordEditor
      model={payMappingForm}
      row={mapping}
      title={mapping ? mapping.name : 'Nuevo formato'}
      added="Formato guardado"
      saved="Formato guardado"
      send={send}
      onClose={onClose}
    >
      <RecordInput
        record={record}
        name="name"
        autoFocus={mapping === null}
        hint="El del programa que lo lee, así lo encuentra quien lo haga el mes que viene."
      />
      <Mapped period={period} />
    </RecordEditor>
  );
}

function Mapped({ period }: Pick<PayFormatDialogProps, 'period'>) {
  const [format, timeAs, decimalMark, held] = useWatch({
    name: ['format', 'timeAs', 'decimalMark', 'columns'],
  });
  const columns: MappedColumn[] = held ?? [];
  const { data } = usePreviewPayQuery({
    ...period,
    timeAs,
    decimalMark,
    keys: columns.map(({ key }) => key),
  });
  return (
    <>
      <RecordInput record={record} name="format" />
      {format === 'csv' ? <RecordInput record={record} name="separator" /> : null}
      <RecordInput record={record} name="timeAs" />
      {format === 'csv' ? <RecordInput record={record} name="decimalMark" /> : null}
      <ColumnsInput name="columns" offered={data?.offered ?? []} />
      {columns.length > 0 && data ? (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ mb: 1 }}>
            Así quedan las primeras filas
          </Typography>
          <PayRows columns={columns} rows={data.rows} />
        </Box>
      ) : null}
    </>
  );
}
