import type { FieldPath, FieldValues } from 'react-hook-form';

/** Every field takes these. `TextInput<PersonForm>` checks the name against the form. */
export interface FieldProps<V extends FieldValues = FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: string;
  /** Says "(opcional)" after the label; a field is otherwise expected. */
  optional?: boolean;
  disabled?: boolean;
}
