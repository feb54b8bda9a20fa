import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { PersonName } from '@/components/person/PersonName';
import { PersonPicker } from '@/components/references/PersonPicker';
import {
  type UnknownCredential,
  useMatchCredentialMutation,
} from '@/services/wms/generated/markings.gen';
import { formatDate } from '@/utils/dates';
import { matchedText } from '../markingTexts';

/** A number that marked something, to say whose it is; or what it marked in months that were closed, to try again. */
export function UnknownNumberCard({ row }: { row: UnknownCredential }) {
  const { credential, touches, firstAt, lastAt, person } = row;
  const [chosen, setChosen] = useState<number | null>(null);
  const [match, { isLoading }] = useMatchCredentialMutation();
  const notify = useNotice();
  const [first, last] = [firstAt, lastAt].map((at) => formatDate(at.slice(0, 10), 'DD/MM/AAA'));
  const personId = person?.id ?? chosen;
  const save = async () => {
    if (personId === null) return;
    const { data } = await match({ credential, personId });
    if (data) notify({ text: matchedText(data) });
  };
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography variant="subtitle2">Número {credential}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${counted(touches, 'marca', 'marcas')}, ${first === last ? `el ${first}` : `del ${first} al ${last}`}`}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 260px' }}>
        {person ? (
          <PersonName
            name={person.name}
            imageUrl={person.imageUrl}
            detail="De un mes cerrado: cuentan cuando se reabre"
          />
        ) : (
          <PersonPicker
            label={`De quién es el ${credential}`}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Box>
      <Button
        variant="outlined"
        disabled={personId === null || isLoading}
        onClick={save}
        aria-label={person ? `Traer lo del ${credential}` : `Asignar el ${credential}`}
      >
        {person ? 'Traer ahora' : 'Asignar'}
      </Button>
    </Card>
  );
}
