import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { photoPath } from '@/utils/paths';
import { useServerImage } from '../files/useServerImage';
import { drawnFaceColour } from './drawnFaceColour';
import { initials } from './initials';

export interface PersonFace {
  name: string;
  dni?: string | null;
  /** Where the record brings its own address; else the photo is found by `dni`. */
  imageUrl?: string | null;
}

interface PersonAvatarProps extends PersonFace {
  size?: number;
}

/** Decorative: the name always stands beside it. */
export function PersonAvatar({ name, dni, imageUrl, size = 36 }: PersonAvatarProps) {
  const drawn = drawnFaceColour(imageUrl);
  const photo = useServerImage(drawn ? undefined : imageUrl || (dni ? photoPath(dni) : undefined));
  return (
    <Avatar
      src={photo}
      alt=""
      aria-hidden="true"
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 650,
        // On a slow line its place is seen before it comes: names stood beside a hole.
        ...(photo ? { bgcolor: 'action.selected' } : {}),
        ...(drawn ? { bgcolor: drawn, color: 'common.white' } : {}),
      }}
    >
      {/* Drawn, not said: a button around it has a name of its own. */}
      <Box
        component="span"
        data-initials={initials(name)}
        sx={{ '&::before': { content: 'attr(data-initials)' } }}
      />
    </Avatar>
  );
}
