import { renditionRecord } from '@contract/renditions/rendition';
import { recordForm } from '@/components/record/recordForm';

/** An amount of nothing is no advance; said before it is sent. */
export const renditionForm = recordForm(renditionRecord, {
  check: ({ asked }, context) => {
    if (asked !== '' && Number(asked) <= 0) {
      context.addIssue({
        code: 'custom',
        path: ['asked'],
        message: 'Indicá cuánto necesitás, o dejalo vacío si no pedís anticipo.',
      });
    }
  },
});

export type RenditionHeld = ReturnType<typeof renditionForm.values>;
