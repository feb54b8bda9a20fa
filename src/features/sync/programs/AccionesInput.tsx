import { counted } from '@contract/core/counted';
import { programRecord } from '@contract/sync/program';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useField } from '@/components/form/useField';
import { type AccionChoice, choicesByModule } from './accionChoices';

/** Chooses the acciones that a program may ask, in the words of the contract. */
export function AccionesInput({ choices }: { choices: readonly AccionChoice[] }) {
  const { field, error, textId } = useField('acciones');
  const roleId = useWatch({ name: 'roleId' });
  const [search, setSearch] = useState('');
  const titleId = useId();
  const chosen: readonly string[] = field.value ?? [];
  const role = typeof roleId === 'number' ? roleId : null;
  const groups = choicesByModule(choices, { roleId: role, search, chosen });
  const toggle = (name: string) =>
    field.onChange(
      chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name],
    );
  return (
    <Box role="group" aria-labelledby={titleId} aria-describedby={textId}>
      <Typography id={titleId} variant="subtitle2" sx={{ mb: 1 }}>
        {`${programRecord.fields.acciones.label} · ${counted(chosen.length, 'elegida', 'elegidas')}`}
      </Typography>
      <TextField
        fullWidth
        size="small"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Buscar una acción' } }}
        placeholder="Buscar: pedidos, fichadas, horarios…"
      />
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        sx={{
          mt: 1,
          maxHeight: 300,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          py: 1,
        }}
      >
        {groups.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {role === null
              ? 'Elegí primero un rol: se muestran las acciones que incluye.'
              : 'Ninguna acción coincide.'}
          </Typography>
        ) : (
          groups.map(([label, some]) => (
            <Box key={label} sx={{ mb: 1 }}>
              <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              {some.map((choice) => (
                <Choice
                  key={choice.name}
                  choice={choice}
                  checked={chosen.includes(choice.name)}
                  onToggle={() => toggle(choice.name)}
                />
              ))}
            </Box>
          ))
        )}
      </Box>
      <FormHelperText id={textId} error={Boolean(error)}>
        {error ?? 'El programa puede pedir esto y nada más, hasta donde llega su rol.'}
      </FormHelperText>
    </Box>
  );
}

interface ChoiceProps {
  choice: AccionChoice;
  checked: boolean;
  onToggle: () => void;
}

function Choice({ choice: { name, summary, changes }, checked, onToggle }: ChoiceProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
      control={<Checkbox size="small" checked={checked} onChange={onToggle} />}
      label={
        <Box sx={{ pt: 0.75, minWidth: 0 }}>
          <Typography variant="body2">{summary}</Typography>
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {changes ? `${name} · cambia datos` : name}
          </Typography>
        </Box>
      }
    />
  );
}
