import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ImportRun, useMapImportMutation } from '@/services/imports/importHooks';

const none = '';

/** From which column of the file each datum comes; guessed by the titles, corrected by hand. */
export function ImportMapping({ run }: { run: ImportRun }) {
  const [sources, setSources] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(run.columns.map(({ key, source }) => [key, source])),
  );
  const [map, { isLoading }] = useMapImportMutation();
  // Two columns of a file may have the same title; their place tells them apart.
  const choices = run.headers.map((header, at) => ({
    value: String(at),
    label: header || `Columna ${at + 1}`,
  }));
  const save = () =>
    map({
      id: run.id,
      mapping: Object.entries(sources).map(([key, source]) => ({ key, source })),
    });
  return (
    <Card sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
        }}
      >
        {run.columns.map(({ key, label, required }) => (
          <Box key={key}>
            <Typography variant="subtitle2" id={`column-${key}`}>
              {label}
              {required ? ' (obligatorio)' : ''}
            </Typography>
            <Select
              fullWidth
              displayEmpty
              labelId={`column-${key}`}
              value={String(sources[key] ?? none)}
              onChange={({ target }) =>
                setSources({
                  ...sources,
                  [key]: target.value === none ? null : Number(target.value),
                })
              }
            >
              <MenuItem value={none}>No está en el archivo</MenuItem>
              {choices.map(({ value, label: title }) => (
                <MenuItem key={value} value={value}>
                  {title}
                </MenuItem>
              ))}
            </Select>
          </Box>
        ))}
      </Box>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        onClick={save}
        sx={{ mt: 2 }}
      >
        Revisar de nuevo
      </Button>
    </Card>
  );
}
