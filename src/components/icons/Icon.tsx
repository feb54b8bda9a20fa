import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type IconName, icons } from './icons';

interface IconProps extends Omit<SvgIconProps, 'name' | 'ref'> {
  name: IconName;
  /** Only where no text beside it says the same. */
  label?: string;
}

export function Icon({ name, label, ...props }: IconProps) {
  const Drawing = icons[name];
  return <Drawing {...props} {...(label ? { titleAccess: label } : {})} />;
}
