import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import { type ImportRun, usePrepareImportMutation } from '@/services/imports/importHooks';
import { useDownload } from '@/services/wms/useDownload';
import { importTemplatePath } from '@/utils/paths';
import { FileDrop } from '../files/FileDrop';
import type { FileRules } from '../files/fileRules';
import { Icon } from '../icons/Icon';
import { Section } from '../page/Section';

const sheets: FileRules = {
  accept: [
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  acceptLabel: 'XLSX o CSV',
  maxBytes: megabytes(fileLimits.sheet),
};

/** The files that a kind of import takes besides spreadsheets. */
export interface OtherFiles {
  accept: string;
  label: string;
}

interface ImportStartProps {
  kind: string;
  others?: OtherFiles;
  onReady: (run: ImportRun) => void;
}

const withOthers = ({ accept, label }: OtherFiles): FileRules => ({
  ...sheets,
  accept: [...sheets.accept, accept],
  acceptLabel: `XLSX, CSV o ${label}`,
});

/** The template to fill in, and the file to look at. Nothing is written yet. */
export function ImportStart({ kind, others, onReady }: ImportStartProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [upload, uploading] = useUploadFileMutation();
  const [prepare, preparing] = usePrepareImportMutation();
  const download = useDownload();
  const working = uploading.isLoading || preparing.isLoading;

  const start = async (chosen: File[]) => {
    setFiles(chosen);
    const [file] = chosen;
    if (!file) return;
    const stored = await upload({ purpose: 'import', file });
    const run = stored.data ? await prepare({ kind, file: stored.data.hash }) : null;
    if (run?.data) onReady(run.data);
    else setFiles([]);
  };
  const template = (format: 'xlsx' | 'csv') => {
    const name = `${kind}.${format}`;
    return download(importTemplatePath(name), name);
  };
  return (
    <>
      <Section
        title="1. La planilla"
        description="Podés usar la nuestra o la tuya: las columnas se reconocen por su título."
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<Icon name="download" />}
            onClick={() => template('xlsx')}
          >
            Planilla de Excel
          </Button>
          <Button startIcon={<Icon name="download" />} onClick={() => template('csv')}>
            CSV
          </Button>
        </Box>
      </Section>
      <Section
        title="2. El archivo"
        description="Antes de cambiar nada vas a ver qué pasaría con cada fila."
      >
        <FileDrop
          label="Archivo para importar"
          rules={others ? withOthers(others) : sheets}
          files={files}
          onChange={start}
          disabled={working}
        />
        {working ? (
          <Typography role="status" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {uploading.isLoading ? 'Subiendo…' : 'Revisando las filas…'}
          </Typography>
        ) : null}
      </Section>
    </>
  );
}
