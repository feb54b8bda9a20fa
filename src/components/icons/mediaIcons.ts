import ImageRounded from '@mui/icons-material/ImageRounded';
import MicRounded from '@mui/icons-material/MicRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';

/** The icons of what is photographed, recorded and heard. */
export const mediaIcons = {
  camera: PhotoCameraRounded,
  image: ImageRounded,
  microphone: MicRounded,
  pause: PauseRounded,
  play: PlayArrowRounded,
  stop: StopRounded,
} as const;
