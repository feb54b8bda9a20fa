import Box from '@mui/material/Box';
import { Section } from '@/components/page/Section';
import type { DocumentRow } from '../api';
import { byFolder } from '../byFolder';
import { OwnDocumentCard } from './OwnDocumentCard';

/** One's own papers, folder by folder. */
export function OwnFolders({ rows }: { rows: readonly DocumentRow[] }) {
  return byFolder(rows).map(([folder, papers]) => (
    <Section key={folder} title={folder}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {papers.map((row) => (
          <OwnDocumentCard key={row.id} row={row} />
        ))}
      </Box>
    </Section>
  ));
}
