import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DecimalInput } from '../form/DecimalInput';
import { Icon } from '../icons/Icon';
import { MapView } from './MapView';
import type { Position } from './mapTypes';
import { degreesText, positionOf } from './positionText';

interface PositionInputProps {
  label: string;
  hint: string;
  /** Draws the reach around the point. */
  radius?: number | null;
}

/** The fields `latitude` and `longitude` of the form around it: typed, or put on the map. */
export function PositionInput({ label, hint, radius = null }: PositionInputProps) {
  const { setValue } = useFormContext<{ latitude: string; longitude: string }>();
  const [latitude = '', longitude = ''] = useWatch({ name: ['latitude', 'longitude'] });
  const pin = useMemo(() => positionOf(latitude, longitude), [latitude, longitude]);
  const circles = useMemo(() => (pin && radius ? [{ ...pin, radius }] : []), [pin, radius]);
  const put = (position: Position | null) => {
    const change = { shouldDirty: true, shouldValidate: true } as const;
    setValue('latitude', position ? degreesText(position.latitude) : '', change);
    setValue('longitude', position ? degreesText(position.longitude) : '', change);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ height: { xs: 280, sm: 340 } }}>
        <MapView label={label} pin={pin} circles={circles} onPick={put} />
      </Box>
      <FormHelperText sx={{ m: 0 }}>{hint}</FormHelperText>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DecimalInput name="latitude" label="Latitud" decimals={6} optional />
        <DecimalInput name="longitude" label="Longitud" decimals={6} optional />
      </Box>
      {pin ? (
        <Box>
          <Button startIcon={<Icon name="delete" />} onClick={() => put(null)}>
            Quitar del mapa
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
