import type { Unit } from '@contract/liquidations/formula/formulaVocabulary';
import { knownNames } from '@contract/liquidations/formula/knownNames';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import type { FormulaNames } from '@/services/wms/generated/liquidations.gen';
import { faultOf, suggestionsAt } from './formulaHelp';

const units = { condition: 'truth', quantity: 'number', rate: 'money', formula: 'money' } as const;

interface FormulaInputProps {
  name: keyof typeof units;
  names: FormulaNames;
  hint?: string;
}

/** A formula, looked at as it is typed: what is wrong, where, and what the word that is begun may become. */
export function FormulaInput({ name, names, hint }: FormulaInputProps) {
  const { field, error, id, textId } = useField(name);
  const [quantity, rate] = useWatch({ name: ['quantity', 'rate'] });
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const text: string = field.value ?? '';
  const known = useMemo(() => {
    const own: [string, Unit][] = name === 'formula' ? ownNames(quantity, rate) : [];
    return knownNames(names, own);
  }, [name, names, quantity, rate]);
  const fault = faultOf(text, known, units[name]);
  const { from, options } = suggestionsAt(text, caret ?? 0, names);
  const put = (insert: string) => {
    const at = from + insert.length;
    field.onChange(`${text.slice(0, from)}${insert}${text.slice(caret ?? 0)}`);
    setCaret(at);
    // The control takes the new text with this press; the caret goes behind it then.
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at, at);
    });
  };
  const follow = () => setCaret(input.current?.selectionStart ?? null);
  return (
    <Box>
      <Field
        id={id}
        label={payConceptRecord.fields[name].label}
        hint={hint}
        error={fault ? `Carácter ${fault.from + 1}: ${fault.words}` : error}
        optional
      >
        <OutlinedInput
          id={id}
          name={name}
          multiline
          minRows={1}
          maxRows={8}
          value={text}
          inputRef={input}
          onChange={(event) => {
            field.onChange(event);
            follow();
          }}
          onSelect={follow}
          onBlur={field.onBlur}
          sx={{ fontFamily: 'monospace', fontSize: 14 }}
          slotProps={{
            input: {
              maxLength: payConceptRecord.fields[name].max,
              'aria-describedby': textId,
              spellCheck: false,
              autoCapitalize: 'off',
            },
          }}
        />
      </Field>
      {caret !== null && options.length > 0 ? (
        <Box
          role="group"
          aria-label={`Completar ${payConceptRecord.fields[name].label}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}
        >
          {options.map(({ insert, form, label }) => (
            <Button
              key={form}
              size="small"
              variant="outlined"
              title={label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => put(insert)}
              sx={{ fontFamily: 'monospace', textTransform: 'none' }}
            >
              {form}
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** The amount may name what its own concept counts and what each is worth. */
const ownNames = (quantity: unknown, rate: unknown): [string, Unit][] => [
  ...(quantity ? ([['cantidad', 'number']] as [string, Unit][]) : []),
  ...(rate ? ([['valor', 'money']] as [string, Unit][]) : []),
];
