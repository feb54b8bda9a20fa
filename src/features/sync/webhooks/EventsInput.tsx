import { counted } from '@contract/core/counted';
import { webhookRecord } from '@contract/sync/webhook';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useField } from '@/components/form/useField';
import { type EventChoice, eventsByGroup } from './eventChoices';

/** Chooses what a program is told, by what it is about. */
export function EventsInput({ choices }: { choices: readonly EventChoice[] }) {
  const { field, error, textId } = useField('events');
  const [search, setSearch] = useState('');
  const titleId = useId();
  const chosen: readonly string[] = field.value ?? [];
  const groups = eventsByGroup(choices, { search, chosen });
  const toggle = (type: string) =>
    field.onChange(
      chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type],
    );
  return (
    <Box role="group" aria-labelledby={titleId} aria-describedby={textId}>
      <Typography id={titleId} variant="subtitle2" sx={{ mb: 1 }}>
        {`${webhookRecord.fields.events.label} · ${counted(chosen.length, 'elegido', 'elegidos')}`}
      </Typography>
      <TextField
        fullWidth
        size="small"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Buscar un aviso' } }}
        placeholder="Buscar: persona, fichada, sede…"
      />
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        sx={{
          mt: 1,
          maxHeight: 280,
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
            Ningún aviso coincide.
          </Typography>
        ) : null}
        {groups.map(([group, some]) => (
          <Box key={group} role="group" aria-label={group} sx={{ mb: 0.5 }}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              {group}
            </Typography>
            {some.map(({ type, label }) => (
              <FormControlLabel
                key={type}
                sx={{ mr: 2 }}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(type)}
                    onChange={() => toggle(type)}
                    slotProps={{ input: { 'aria-label': `${group}: ${label}` } }}
                  />
                }
                label={<Typography variant="body2">{label}</Typography>}
              />
            ))}
          </Box>
        ))}
      </Box>
      <FormHelperText id={textId} error={Boolean(error)}>
        {error ?? 'El aviso dice qué pasó y el número; lo demás se pide con una clave.'}
      </FormHelperText>
    </Box>
  );
}
