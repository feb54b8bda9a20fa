import { MOST_QUESTIONS, type Question, questionKind } from '@contract/visits/checklist';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { CheckInput } from '@/components/form/CheckInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { Icon } from '@/components/icons/Icon';
import { OptionLines } from './OptionLines';

interface Values {
  checklist: Question[];
}

const kinds = labelChoices(questionKind.labels);
const blank: Question = {
  ...{ text: '', kind: 'yesNo', options: [], required: true, photoOnNo: false },
};

/** The questions of a purpose, in the order in which they are asked. */
export function ChecklistField() {
  const { control } = useFormContext<Values>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'checklist' });
  return (
    <Box role="group" aria-label="Preguntas" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        Preguntas
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Se contestan al terminar la visita. Las visitas ya planificadas conservan las que tenían.
      </Typography>
      {fields.map((field, index) => (
        <Card
          key={field.id}
          role="group"
          aria-label={`Pregunta ${index + 1}`}
          sx={{ p: 2, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="subtitle2" component="h4" sx={{ flex: 1 }}>
              Pregunta {index + 1}
            </Typography>
            <IconButton
              aria-label={`Subir la pregunta ${index + 1}`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <Icon name="moveUp" />
            </IconButton>
            <IconButton
              aria-label={`Bajar la pregunta ${index + 1}`}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <Icon name="moveDown" />
            </IconButton>
            <IconButton
              aria-label={`Quitar la pregunta ${index + 1}`}
              onClick={() => remove(index)}
            >
              <Icon name="delete" />
            </IconButton>
          </Box>
          <QuestionFields place={index} />
        </Card>
      ))}
      {fields.length < MOST_QUESTIONS ? (
        <Button
          startIcon={<Icon name="add" />}
          onClick={() => append(blank)}
          sx={{ justifySelf: 'start' }}
        >
          Agregar una pregunta
        </Button>
      ) : null}
    </Box>
  );
}

function QuestionFields({ place }: { place: number }) {
  const { control } = useFormContext<Values>();
  const kind = useWatch({ control, name: `checklist.${place}.kind` });
  return (
    <>
      <TextInput<Values> name={`checklist.${place}.text`} label="Qué se pregunta" maxLength={200} />
      <SelectInput<Values>
        name={`checklist.${place}.kind`}
        label={questionKind.label}
        options={kinds}
      />
      {kind === 'choice' ? <OptionLines name={`checklist.${place}.options`} /> : null}
      <CheckInput<Values> name={`checklist.${place}.required`} label="Hay que contestarla" />
      {kind === 'yesNo' ? (
        <CheckInput<Values>
          name={`checklist.${place}.photoOnNo`}
          label="Si la respuesta es no, pide una foto"
        />
      ) : null}
    </>
  );
}
