import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  label: string;
  /** The id of the form, for a button that stands outside of it. */
  form?: string;
  /** For what takes something away. */
  tone?: 'normal' | 'danger';
}

/** Says that it is saving where the eye already is. */
export function SubmitButton({ label, form, tone }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      form={form}
      variant="contained"
      color={tone === 'danger' ? 'error' : 'primary'}
      loading={isSubmitting}
      loadingPosition="start"
    >
      {label}
    </Button>
  );
}
