import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import type { MouseEvent } from 'react';
import { PdfTool } from '../PdfTool';
import { ColorChoice } from './ColorChoice';
import { type DocumentColor, highlightColors, inkColors } from './documentColors';
import type { PropertyName } from './editorValues';
import { type EditTool, editTools } from './editTools';
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

type PdfToolOptionsProps = Pick<PdfEditing, 'tool' | 'values' | 'change'>;

/** The options of the tool in the hand, or of the selection. */
function PdfToolOptions({ tool, values, change }: PdfToolOptionsProps) {
  const options = (tool && toolOptions[tool]) ?? [];
  return options.map((option) => {
    const { name } = option;
    if ('colors' in option)
      return (
        <ColorChoice
          key={name}
          label={option.label}
          colors={option.colors}
          value={String(values[name])}
          onChange={(value) => change(name, value)}
        />
      );
    const { percent, ...amount } = option;
    const value = Number(values[name]);
    return (
      <AmountChoice
        key={name}
        {...amount}
        unit={percent ? ' %' : ''}
        value={percent ? Math.round(value * 100) : value}
        onChange={(next) => change(name, percent ? next / 100 : next)}
      />
    );
  });
}

interface AmountChoiceProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}

/** A number between two, with what it is beside it. */
function AmountChoice({ label, value, unit = '', onChange, ...range }: AmountChoiceProps) {
  const told = `${value}${unit}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, typography: 'body2' }}>
      <span>{label}</span>
      <Slider
        size="small"
        aria-label={label}
        aria-valuetext={told}
        value={value}
        {...range}
        onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
        sx={{ width: 96 }}
      />
      <Box component="span" sx={{ minWidth: 40, whiteSpace: 'nowrap' }}>
        {told}
      </Box>
    </Box>
  );
}

interface ColorOption {
  name: PropertyName;
  label: string;
  colors: readonly DocumentColor[];
}

interface AmountOption {
  name: PropertyName;
  label: string;
  min: number;
  max: number;
  step?: number;
  /** Shown of a hundred; the library counts it of one. */
  percent?: boolean;
}

/** Each tool has these options for the mark that it leaves on the paper. */
const toolOptions: Partial<Record<EditTool, readonly (ColorOption | AmountOption)[]>> = {
  text: [
    { name: 'textColor', label: 'Color del texto', colors: inkColors },
    { name: 'textSize', label: 'Tamaño', min: 5, max: 60 },
  ],
  highlight: [
    { name: 'highlightColor', label: 'Color del resaltado', colors: highlightColors },
    { name: 'highlightThickness', label: 'Grosor a mano', min: 8, max: 24 },
  ],
  ink: [
    { name: 'inkColor', label: 'Color del trazo', colors: inkColors },
    { name: 'inkThickness', label: 'Grosor', min: 1, max: 20 },
    { name: 'inkOpacity', label: 'Opacidad', min: 5, max: 100, step: 5, percent: true },
  ],
};
