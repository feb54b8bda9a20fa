import { counted } from '@contract/core/counted';
import type { PayRunFile } from '@contract/liquidations/payRun';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { asAppError } from '@/components/state/asAppError';
import {
  type BookCheck,
  useExportPayRunMutation,
  useLazyCheckArcaBookQuery,
} from '@/services/wms/generated/liquidations.gen';
import { useDownload } from '@/services/wms/useDownload';
import { PlainTable } from './PlainTable';

function CheckedBook({ book }: { book: BookCheck }) {
  const read = `${counted(book.people, 'persona', 'personas')} y ${counted(book.lines, 'renglón', 'renglones')}`;
  if (book.faultCount === 0) {
    return (
      <Alert severity="success" variant="outlined">
        {`El libro pasa el control: ${read}.`}
      </Alert>
    );
  }
  const more = book.faultCount - book.faults.length;
  return (
    <>
      <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
        {`ARCA rechazaría el libro por ${counted(book.faultCount, 'motivo', 'motivos')}${more > 0 ? `; acá están los primeros ${book.faults.length}` : ''}.`}
      </Alert>
      <PlainTable
        label="Motivos de rechazo"
        heads={['Persona', 'Registro', 'Renglón', 'Columnas', 'Regla']}
        rows={book.faults.map(({ name, record, line, columns, rule }, index) => ({
          key: `${index}`,
          cells: [name || 'El archivo', record, line, columns ?? '—', rule],
        }))}
      />
    </>
  );
}

interface ArcaFilesProps {
  period: string;
  lastRunId: number | null;
}

/** The files of the whole month, and the book read with ARCA's rules before it is sent. */
export function ArcaFiles({ period, lastRunId }: ArcaFilesProps) {
  const [send, { isLoading }] = useExportPayRunMutation();
  const [check, checked] = useLazyCheckArcaBookQuery();
  const download = useDownload();
  if (lastRunId === null) return null;
  const take = async (file: PayRunFile) => {
    const { data } = await send({ id: lastRunId, file });
    if (data?.url) await download(data.url, data.name);
  };
  const shown = checked.originalArgs === period && !checked.isFetching;
  return (
    <Section
      title="Archivos del mes"
      description="De todas las liquidaciones aprobadas, cada persona una sola vez."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="verified" />}
          loading={checked.isFetching}
          onClick={() => check(period)}
        >
          Controlar el libro
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" />}
          disabled={isLoading}
          onClick={() => take('monthBook')}
        >
          Libro de Sueldos Digital
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" />}
          disabled={isLoading}
          onClick={() => take('monthContributions')}
        >
          Totales para el F.931
        </Button>
      </Box>
      <Box role="status">
        {shown && checked.error ? (
          <Alert severity="warning" variant="outlined">
            {asAppError(checked.error).message}
          </Alert>
        ) : null}
        {shown && checked.isSuccess ? <CheckedBook book={checked.data} /> : null}
      </Box>
    </Section>
  );
}
