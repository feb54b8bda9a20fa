import { useNavigate } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { NoPermission } from '@/components/shell/NoPermission';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { envelopePath, routes } from '@/utils/paths';
import { EnvelopeForm } from '../components/EnvelopeForm';
import { WithSends } from '../components/WithSends';

export function NewEnvelopePage() {
  const navigate = useNavigate();
  return (
    <RequirePermission flag="SIGNED">
      <WithSends>
        {(sends) =>
          sends ? (
            <Page
              title="Enviar a firmar"
              width="reading"
              back={{ to: routes.signed, label: 'Firmas' }}
            >
              <EnvelopeForm onSaved={({ id }) => navigate(envelopePath(id))} />
            </Page>
          ) : (
            <NoPermission />
          )
        }
      </WithSends>
    </RequirePermission>
  );
}
