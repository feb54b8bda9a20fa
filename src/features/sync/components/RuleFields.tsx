import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { Icon } from '@/components/icons/Icon';
import type { LinkColumn } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';
import { LookupField } from './LookupField';
import { RuleFormat } from './RuleFormat';

const origins = [
  { value: 'column', label: 'Una columna del archivo' },
  { value: 'constant', label: 'Un valor fijo' },
  { value: 'none', label: 'No se lee' },
];

interface RuleFieldsProps {
  index: number;
  columns: readonly LinkColumn[];
  onRemove: () => void;
}

/** A rule says which datum, where it comes from, and how it is written there. */
export function RuleFields({ index, columns, onRemove }: RuleFieldsProps) {
  const at = `rules.${index}` as const;
  const rule = useWatch<LinkHeld, `rules.${number}`>({ name: at });
  const formatted =
    rule.table.length > 0 || rule.day !== '' || rule.number !== '' || rule.digits > 0;
  const [open, setOpen] = useState(formatted);
  return (
    <Card
      role="group"
      aria-label={`Regla ${index + 1}`}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr 1fr auto' },
      }}
    >
      <SelectInput<LinkHeld>
        name={`${at}.key`}
        label="Dato"
        options={columns.map(({ key, label }) => ({ value: key, label }))}
      />
      <IconButton
        aria-label={`Quitar la regla ${index + 1}`}
        onClick={onRemove}
        sx={{ mt: 3.25, order: { sm: 1 } }}
      >
        <Icon name="delete" />
      </IconButton>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <SelectInput<LinkHeld> name={`${at}.from`} label="Sale de" options={origins} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {rule.from === 'column' ? (
          <>
            <TextInput<LinkHeld>
              name={`${at}.column`}
              label="Título en el archivo"
              hint="Vacío: el de siempre."
              maxLength={200}
            />
            <LookupField at={at} column={columns.find(({ key }) => key === rule.key)} />
          </>
        ) : null}
        {rule.from === 'constant' ? (
          <TextInput<LinkHeld> name={`${at}.constant`} label="Valor" maxLength={500} />
        ) : null}
      </Box>
      {rule.from === 'column' ? (
        <Box sx={{ gridColumn: '1 / -1', order: 2 }}>
          {open ? (
            <RuleFormat at={at} />
          ) : (
            <Button size="small" onClick={() => setOpen(true)}>
              Formato y equivalencias
            </Button>
          )}
        </Box>
      ) : null}
    </Card>
  );
}
