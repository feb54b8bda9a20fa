import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { PickButton } from '@/components/files/PickButton';
import { newLinkPath } from '@/utils/linkPaths';
import { linkFile } from './linkFile';

/** Reads the file of a link into the form of a new one, where somebody looks at it before it is kept. */
export function ImportLinkButton() {
  const navigate = useNavigate();
  const notify = useNotice();
  const bring = async ([file]: File[]) => {
    if (!file) return;
    const read = await linkFile.read(file);
    if ('fault' in read) notify({ text: read.fault, tone: 'error' });
    else navigate(newLinkPath, { state: { brought: read.held } });
  };
  return (
    <PickButton
      label="Importar un enlace"
      icon="upload"
      accept={['.json']}
      onFiles={(files) => void bring(files)}
    />
  );
}
