import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { byFolder } from '../byFolder';
import { OwnDocumentCard } from './OwnDocumentCard';

/** One's own papers, folder by folder. */
export function OwnFolders({ rows }: { rows: readonly DocumentRow[] }) {
  return byFolder(rows).map(([folder, papers]) => (
    <Section key={folder} title={folder}>
      <CardList>
        {papers.map((row) => (
          <OwnDocumentCard key={row.id} row={row} />
        ))}
      </CardList>
    </Section>
  ));
}
