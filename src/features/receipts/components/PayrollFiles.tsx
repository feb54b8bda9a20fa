import { FileDrop } from '@/components/files/FileDrop';
import type { FileRules } from '@/components/files/fileRules';
import { useField } from '@/components/form/useField';
import { WithReason } from '@/components/form/WithReason';

interface PayrollFilesProps {
  label: string;
  rules: FileRules;
}

/** The files of a form, under `files`. */
export function PayrollFiles({ label, rules }: PayrollFilesProps) {
  const { field, error } = useField('files');
  return (
    <WithReason error={error}>
      <FileDrop
        label={label}
        rules={rules}
        files={field.value as File[]}
        onChange={field.onChange}
      />
    </WithReason>
  );
}
