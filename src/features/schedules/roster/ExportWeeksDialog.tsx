import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type FileFormat, FormatChoice } from '@/components/files/FormatChoice';
import { useExportRosterMutation } from '@/services/wms/generated/schedules.gen';
import { useDownload } from '@/services/wms/useDownload';
import { daysOfWeek, moveWeek } from '@/utils/weekDays';

interface ExportWeeksDialogProps {
  /** The Monday of the first. */
  from: string;
  whose: { siteId?: number; areaId?: number };
  search: string | undefined;
  /** The number of people on all pages. */
  people: number;
  onClose: () => void;
}

const weekCounts = [1, 2, 3, 4, 5];

/** From the week in sight on, everybody whom the filters leave, in a file that can be brought back. */
export function ExportWeeksDialog(props: ExportWeeksDialogProps) {
  const { from, whose, search, people, onClose } = props;
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [weeks, setWeeks] = useState(1);
  const [create] = useExportRosterMutation();
  const download = useDownload();
  const notify = useNotice();

  const start = async () => {
    const { data } = await create({ from, weeks, ...whose, search, format });
    if (!data) return;
    onClose();
    if (data.url) await download(data.url, data.name);
    else notify({ text: 'Estamos preparando el archivo. Te avisamos en la campana cuando esté.' });
  };

  return (
    <ConfirmDialog
      open
      title={`Exportar los horarios de ${counted(people, 'persona', 'personas')}`}
      confirmLabel="Exportar"
      onConfirm={start}
      onClose={onClose}
    >
      <Typography variant="subtitle2" id="export-weeks" color="text.primary" sx={{ mb: 0.5 }}>
        Semanas
      </Typography>
      <Select
        fullWidth
        size="small"
        labelId="export-weeks"
        value={weeks}
        onChange={({ target }) => setWeeks(Number(target.value))}
        sx={{ mb: 2 }}
      >
        {weekCounts.map((count) => (
          <MenuItem key={count} value={count}>
            {weeksText(from, count)}
          </MenuItem>
        ))}
      </Select>
      <FormatChoice value={format} onChange={setFormat} />
    </ConfirmDialog>
  );
}

/** "2 semanas: 23 de noviembre al 6 de diciembre". */
function weeksText(from: string, count: number): string {
  let last = from;
  for (let week = 1; week < count; week += 1) last = moveWeek(last, 1);
  const until = daysOfWeek(last).at(-1) ?? last;
  return `${counted(count, 'semana', 'semanas')}: ${rangeText(from, until, { year: false })}`;
}
