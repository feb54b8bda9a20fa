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
import { houseConflict } from '../../houseModel';

interface HouseFormProps<V extends FieldValues, Stored extends { version: number }> {
  title: string;
  description: string;
  form: UseFormReturn<V>;
  stored: Stored;
  /** What is stored as the form holds it. */
  valuesOf: (stored: Stored) => V;
  labels: { [K in keyof V]?: string };
  send: (values: V, version: number) => Promise<unknown>;
  saved: string;
  children: ReactNode;
}

/** One part of the settings: saved by itself, over the version that was read. */
export function HouseForm<V extends FieldValues, Stored extends { version: number }>(
  props: HouseFormProps<V, Stored>,
) {
  const { title, description, form, stored, valuesOf, labels, send, saved, children } = props;
  const notify = useNotice();
  const save = useVersionedSave<V, Stored>(async (values, version) => {
    await send(values, version);
    form.reset(values);
    notify({ text: saved });
  });
  const version = useFollowedVersion(form, stored, valuesOf);
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
        conflictFields={(mine, theirs) => houseConflict(labels, mine, valuesOf(theirs))}
        onKeepStored={(theirs) => {
          form.reset(valuesOf(theirs));
          save.leaveConflict();
        }}
      />
    </Section>
  );
}
