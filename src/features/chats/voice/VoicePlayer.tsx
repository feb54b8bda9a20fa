import { voiceLength } from '@contract/chats/voiceLength';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { useVoicePlayer } from './useVoicePlayer';

interface VoicePlayerProps {
  /** Absent while it is brought. */
  src: string | undefined;
  seconds: number;
  /** "Mensaje de voz de 0:42, de Sosa, Ignacio". */
  label: string;
}

/** A voice that is heard where it stands, as fast as one likes. */
export function VoicePlayer({ src, seconds, label }: VoicePlayerProps) {
  const { playing, at, failed, speed, toggle, seek, faster } = useVoicePlayer(src, seconds);
  const pace = String(speed).replace('.', ',');
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: { xs: 220, md: 280 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          size="small"
          color="primary"
          disabled={!src}
          aria-label={playing ? 'Pausar' : 'Escuchar'}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <Slider
          size="small"
          aria-label="Por dónde va"
          disabled={!src}
          min={0}
          max={seconds}
          step={1}
          value={Math.floor(at)}
          getAriaValueText={(value) => `${voiceLength(value)} de ${voiceLength(seconds)}`}
          onChange={(_event, value) => seek(Number(value))}
          sx={{ flex: 1, mx: 0.5 }}
        />
        <Typography variant="caption" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {voiceLength(at > 0 ? Math.floor(at) : seconds)}
        </Typography>
        <Button
          size="small"
          aria-label={`Velocidad: ${pace}×`}
          onClick={faster}
          sx={{ minWidth: 44, px: 0.5 }}
        >
          {pace}×
        </Button>
      </Box>
      {failed ? (
        <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
          No se puede escuchar en este navegador.
        </Typography>
      ) : null}
    </Box>
  );
}
