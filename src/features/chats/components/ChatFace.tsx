import Avatar from '@mui/material/Avatar';
import { Icon } from '@/components/icons/Icon';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import type { ChatRow } from '@/services/wms/generated/chats.gen';

interface ChatFaceProps extends Pick<ChatRow, 'kind' | 'name' | 'imageUrl'> {
  size?: number;
}

const signs = { group: 'people', area: 'campaign', shift: 'clock' } as const;

/** The face of the other one; of a group or a channel, a sign. */
export function ChatFace({ kind, name, imageUrl, size = 40 }: ChatFaceProps) {
  if (kind === 'direct') return <PersonAvatar name={name} imageUrl={imageUrl} size={size} />;
  return (
    <Avatar
      aria-hidden="true"
      sx={{ width: size, height: size, bgcolor: 'surface.soft', color: 'primary.main' }}
    >
      <Icon name={signs[kind]} fontSize="small" />
    </Avatar>
  );
}
