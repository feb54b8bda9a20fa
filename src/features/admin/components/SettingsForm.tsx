import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { Form } from '@/components/form/Form';
import { useFollowedVersion } from '@/components/form/useFollowedVersion';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { Section } from '@/components/page/Section';
import type { RecordFormModel } from '@/components/record/recordForm';

interface SettingsFormProps<V extends FieldValues, Input, Stored extends { version: number }> {
  title: string;
  description?: string;
  form: UseFormReturn<V>;
  stored: Stored;
  model: Pick<RecordFormModel<V, Input & object, Stored>, 'values' | 'input' | 'conflict'>;
  send: (input: Input, version: number) => Promise<unknown>;
  saved: string;
  children: ReactNode;
}

/** A part of the settings, saved by itself over the version that was read. */
export function SettingsForm<V extends FieldValues, Input, Stored extends { version: number }>(
  props: SettingsFormProps<V, Input, Stored>,
) {
  const { title, description, form, stored, model, send, saved, children } = props;
  const notify = useNotice();
  const save = useVersionedSave<V, Stored>({
    compared: model,
    base: () => form.formState.defaultValues as V,
    send: async (values, version) => {
      await send(model.input(values), version);
      form.reset(values);
      notify({ text: saved });
    },
  });
  const version = useFollowedVersion(form, stored, model.values);
  return (
    <Section title={title} description={description}>
      <Card>
        <CardContent>
          <Form form={form} submitLabel="Guardar" onSubmit={(values) => save.save(values, version)}>
            {children}
          </Form>
        </CardContent>
      </Card>
      <SaveConflict
        versioned={save}
        conflictFields={model.conflict}
        onKeepStored={(theirs) => {
          form.reset(model.values(theirs));
          save.leaveConflict();
        }}
      />
    </Section>
  );
}
