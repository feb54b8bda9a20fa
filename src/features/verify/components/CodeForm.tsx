import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { verifyPath } from '@/utils/paths';
import { type CodeValues, codeForm, paperCode } from '../paperCode';

const resolver = contractResolver(codeForm);

/** The code that is printed on each page, typed as it comes. */
export function CodeForm() {
  const form = useForm<CodeValues>({ resolver, defaultValues: { code: '' } });
  const navigate = useNavigate();
  return (
    <FormBody
      form={form}
      guard={false}
      onSubmit={({ code }) => navigate(verifyPath(paperCode(code) ?? code))}
    >
      <TextInput<CodeValues>
        name="code"
        label="Código del documento"
        hint="Está en la constancia, al final; el QR de cada página te trae acá con él."
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        maxLength={40}
      />
      <div>
        <SubmitButton label="Buscar" />
      </div>
    </FormBody>
  );
}
