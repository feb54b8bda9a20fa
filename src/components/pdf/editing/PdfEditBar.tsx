import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { PdfTool } from '../PdfTool';
import { type EditTool, editTools } from './editTools';
import { PdfToolOptions } from './PdfToolOptions';
import type { PdfEditing } from './usePdfEditing';

interface PdfEditBarProps {
  editing: PdfEditing;
  saving: boolean;
  onSave: () => void;
  /** A picture or a signature is made first and placed after. */
  onMake: (tool: 'image' | 'signature') => void;
}

// The library answers to copy and paste anywhere in the page while a tool is in the hand.
const keep = (event: { stopPropagation: () => void }) => event.stopPropagation();

/** The tools that write on the document, what the one in the hand is like, and the steps back. */
export function PdfEditBar({ editing, saving, onSave, onMake }: PdfEditBarProps) {
  const { ready, tool: held, choose, canUndo, canRedo, hasSelection, unsaved } = editing;
  const take = (tool: EditTool) => {
    if (held === tool) return void choose(null);
    if (tool === 'image' || tool === 'signature') return onMake(tool);
    void choose(tool);
  };
  const hint = editTools.find(({ tool }) => tool === held)?.hint;
  const save = (event: MouseEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Box
      role="toolbar"
      aria-label="Escribir en el documento"
      onCopy={keep}
      onCut={keep}
      onPaste={keep}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1, py: 0.25 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        {editTools.map(({ tool, label, icon }) => (
          <PdfTool
            key={tool}
            icon={icon}
            label={label}
            pressed={held === tool}
            disabled={!ready || saving}
            onClick={() => take(tool)}
          />
        ))}
        <Box sx={{ flex: 1 }} />
        <PdfTool icon="undo" label="Deshacer" disabled={!canUndo} onClick={editing.undo} />
        <PdfTool icon="redo" label="Rehacer" disabled={!canRedo} onClick={editing.redo} />
        <PdfTool icon="delete" label="Borrar" disabled={!hasSelection} onClick={editing.remove} />
        <Button
          variant="contained"
          size="small"
          disabled={!unsaved}
          loading={saving}
          onClick={save}
          sx={{ ml: 'auto', my: 0.25 }}
        >
          Guardar
        </Button>
      </Box>
      {held ? (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1, pb: 1, gap: 2.5 }}
        >
          <PdfToolOptions {...editing} />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {hint}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
