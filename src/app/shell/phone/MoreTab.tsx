import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '@/components/icons/Icon';
import { bottomTab } from './bottomTab';

export function MoreTab({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} aria-haspopup="dialog" sx={bottomTab}>
      <Icon name="more" />
      Más
    </ButtonBase>
  );
}
