import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  label: string;
  /** The id of the form, for a button that stands outside of it. */
  form?: string;
}

/** Says that it is saving where the eye already is. */
export function SubmitButton({ label, form }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      form={form}
      variant="contained"
      loading={isSubmitting}
      loadingPosition="start"
    >
      {label}
    </Button>
  );
}
