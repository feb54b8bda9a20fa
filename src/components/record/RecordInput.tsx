import type { Field } from '@contract/core/field';
import type { RecordDefinition } from '@contract/core/record';
import { CheckInput } from '../form/CheckInput';
import { DateInput } from '../form/DateInput';
import { DateTimeInput } from '../form/DateTimeInput';
import { DecimalInput } from '../form/DecimalInput';
import { DigitsInput } from '../form/DigitsInput';
import { SelectInput, type SelectOption } from '../form/SelectInput';
import { TextInput } from '../form/TextInput';
import { TimeInput } from '../form/TimeInput';

interface RecordInputProps<R extends RecordDefinition> {
  record: R;
  name: keyof R['fields'] & string;
  hint?: string;
  disabled?: boolean;
  /** A field that names another record has the options that may be chosen. */
  options?: readonly SelectOption[];
  /** Where it must be filled in although other records leave it empty. */
  required?: boolean;
  /** Where the place says more than the word of the record. */
  label?: string;
  /** The first of a dialog takes the cursor, where it is typed in. */
  autoFocus?: boolean;
}

const choicesOf = ({ labels = {} }: Field): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** This draws a field of a record in a form, with the word, the limits and the control that its kind has. */
export function RecordInput<R extends RecordDefinition>(props: RecordInputProps<R>) {
  const { record, name, hint, disabled, options, autoFocus } = props;
  const field: Field = record.fields[name] as Field;
  const { label = field.label, required = !field.optional } = props;
  const common = { name, label, hint, disabled, optional: !required };
  const typed = { ...common, autoFocus };
  switch (field.kind) {
    case 'flag':
      return <CheckInput name={name} label={label} hint={hint} disabled={disabled} />;
    case 'choice':
    case 'ref':
      return (
        <SelectInput
          {...common}
          options={options ?? choicesOf(field)}
          placeholder={required ? undefined : field.none}
        />
      );
    case 'clock':
      return <TimeInput {...common} />;
    case 'day':
      return <DateInput {...common} />;
    case 'instant':
      return <DateTimeInput {...common} />;
    case 'money':
      return <DecimalInput {...typed} prefix="$" />;
    case 'decimal':
      return <DecimalInput {...typed} suffix={field.unit} />;
    case 'whole':
      return <DecimalInput {...typed} decimals={0} suffix={field.unit} />;
    case 'text':
      if (field.digits) return <DigitsInput {...typed} count={field.digits} />;
      return <TextInput {...typed} maxLength={field.max} rows={field.rows} />;
    case 'own':
      throw new Error(`${record.name}.${name} has no control of its own kind`);
  }
}
