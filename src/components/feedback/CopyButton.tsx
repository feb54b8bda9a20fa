import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../icons/Icon';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Where the browser gives no clipboard: show the text, to be copied by hand. */
  onRefused?: () => void;
}

export function CopyButton({ text, label, onRefused }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => setCopied(true))
      .catch(() => onRefused?.());
  return (
    <Button startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
      {copied ? 'Copiado' : label}
    </Button>
  );
}
