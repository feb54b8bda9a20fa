import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface PickButtonProps {
  label: string;
  icon: IconName;
  accept: readonly string[];
  multiple?: boolean;
  /** Opens the camera on a phone: the one behind, or the one before one's face. */
  camera?: boolean | 'user';
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

export function PickButton(props: PickButtonProps) {
  const { label, icon, accept, multiple, camera, disabled, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(event.target.files ?? []));
    // The same file can be chosen again after it was taken off.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept.join(',')}
        multiple={multiple}
        capture={camera === true ? 'environment' : camera || undefined}
        onChange={change}
      />
      <Button
        variant="outlined"
        size="small"
        disabled={disabled}
        startIcon={<Icon name={icon} fontSize="small" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
