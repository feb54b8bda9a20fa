import type { Permission } from '@contract/core/permissions';
import type { ImportRun } from '@/services/imports/importHooks';
import { Page } from '../page/Page';
import { RequirePermission } from '../shell/RequirePermission';
import { ImportFlow } from './ImportFlow';
import type { OtherFiles } from './ImportStart';

interface ImportPageProps {
  /** The kind of import, as the server names it. */
  kind: string;
  /** Any of several is enough. */
  flag: Permission | readonly Permission[];
  /** "Importar personas". */
  title: string;
  purpose: string;
  /** The list that the rows go to: "Personas". */
  list: { to: string; label: string };
  /** "Ver las personas". */
  doneLabel: string;
  /** Where that is, if it is not the whole list. */
  doneTo?: (run: ImportRun) => string;
  others?: OtherFiles;
}

/** From a file to the rows of a list, for who may bring them. */
export function ImportPage(props: ImportPageProps) {
  const { kind, flag, title, purpose, list, doneLabel, doneTo, others } = props;
  return (
    <RequirePermission flag={flag}>
      <Page title={title} width="wide" purpose={purpose} back={list}>
        <ImportFlow
          kind={kind}
          others={others}
          done={{ to: doneTo ?? list.to, label: doneLabel }}
        />
      </Page>
    </RequirePermission>
  );
}
