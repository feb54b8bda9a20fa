import Box, { type BoxProps } from '@mui/material/Box';
import { useServerImage } from './useServerImage';

interface ServerImageProps extends Pick<BoxProps, 'sx' | 'className'> {
  src: string;
  /** Empty where a text beside it says the same. */
  alt: string;
}

/** A picture of the server, also when the server is of another origin. */
export function ServerImage({ src, ...props }: ServerImageProps) {
  return <Box component="img" loading="lazy" src={useServerImage(src)} {...props} />;
}
