import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CopyButton } from '@/components/feedback/CopyButton';
import { Icon } from '@/components/icons/Icon';
import { QrCode } from '@/components/qr/QrCode';
import { applyPath } from '@/utils/referralPaths';

interface ShareLinkProps {
  code: string;
  /** Goes before the address where it is shared. */
  words: string;
}

/** A way to apply, to be read by another phone, sent by a message or copied. */
export function ShareLink({ code, words }: ShareLinkProps) {
  const url = `${window.location.origin}${applyPath(code)}`;
  const whole = `${words} ${url}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
      <QrCode value={url} label="QR para postularse" size={168} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton text={url} label="Copiar el enlace" />
          <Button
            component="a"
            href={`https://wa.me/?text=${encodeURIComponent(whole)}`}
            target="_blank"
            rel="noreferrer"
            startIcon={<Icon name="send" />}
          >
            Mandar por WhatsApp
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
